import { limits, type Api, type ApiError, type ApiOutput } from '@listings/shared-api/contract';
import { toAnswer, refusedBy, type Refused } from '../ports';
import { ChangeProgress } from './change-progress';
import { inParts, type VisibilityChange } from './product-visibility.rules';

export type ProductVisibilityAnswer =
  | {
      readonly type: 'answer.updated';
      /** Products that stayed as they were. */
      readonly failed: readonly number[];
      /** Why no further part was sent: somebody stopped it, or a part was refused as a whole. Absent when all were sent. */
      readonly ended?: 'stopped' | Refused;
    }
  | Refused;

const idsOf = (values: unknown): number[] =>
  Array.isArray(values) ? values.map(Number).filter((id) => Number.isInteger(id)) : [];

/** Reads the products whose change was refused. */
export const readVisibility = (output: ApiOutput<'updateProductVisibility'>): ProductVisibilityAnswer => ({
  type: 'answer.updated',
  failed: idsOf(output.errors),
});

/** Reads a 400 with the ids that failed; the others were changed. */
export const readVisibilityFailure = (error: ApiError): ProductVisibilityAnswer => {
  const failed = error.status === 400 ? idsOf(error.details['errors']) : [];
  return failed.length > 0 ? { type: 'answer.updated', failed } : refusedBy(error);
};

type Calls = Pick<Api, 'updateProductVisibility'>;

const update = (api: Calls, ids: number[], visible: boolean): Promise<ProductVisibilityAnswer> =>
  toAnswer(api.updateProductVisibility({ body: { ids, visible } }), readVisibility, readVisibilityFailure);

/**
 * As many calls as the ids need, one after the other. After a call that was refused as a whole, and once it is stopped, nothing
 * more is sent: the rest stays as it was. A stop is told as one only where the store refused nothing before.
 */
export async function updateVisibility(
  api: Calls,
  { ids, visible }: VisibilityChange,
  progress = new ChangeProgress(),
): Promise<ProductVisibilityAnswer> {
  const failed: number[] = [];
  const batches = inParts(ids, limits.ids);
  progress.begin(ids.length);
  const end = (rest: readonly number[], ended?: 'stopped' | Refused): ProductVisibilityAnswer => {
    const all = [...failed, ...rest];
    progress.end(all);
    return { type: 'answer.updated', failed: all, ...(ended && { ended }) };
  };
  for (const [index, batch] of batches.entries()) {
    if (progress.isStopped) return end(batches.slice(index).flat(), failed.length === 0 ? 'stopped' : undefined);
    const answer = await update(api, batch, visible);
    if (answer.type === 'answer.refused') {
      if (index > 0) return end(batches.slice(index).flat(), answer);
      progress.end([]);
      return answer;
    }
    for (const id of answer.failed) failed.push(id);
    progress.tell(Math.min(ids.length, (index + 1) * limits.ids), ids.length);
  }
  return end([]);
}
