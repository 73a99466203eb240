import { limits, type Api, type ApiError, type ApiOutput } from '@listings/shared-api/contract';
import { toAnswer, refusedBy, type Refused } from '../ports';
import { ChangeProgress } from './change-progress';
import { inParts, type VisibilityChange } from './product-visibility.rules';

export type ProductVisibilityAnswer =
  /** `failed` are the products whose change was refused. */
  { readonly type: 'answer.updated'; readonly failed: readonly number[] } | Refused;

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
 * more is sent: the rest failed.
 */
export async function updateVisibility(
  api: Calls,
  { ids, visible }: VisibilityChange,
  progress = new ChangeProgress(),
): Promise<ProductVisibilityAnswer> {
  const failed: number[] = [];
  const batches = inParts(ids, limits.ids);
  progress.begin(ids.length);
  const end = (rest: readonly number[]): ProductVisibilityAnswer => {
    const all = [...failed, ...rest];
    progress.end(all);
    return { type: 'answer.updated', failed: all };
  };
  for (const [index, batch] of batches.entries()) {
    if (progress.isStopped) return end(batches.slice(index).flat());
    const answer = await update(api, batch, visible);
    if (answer.type === 'answer.refused') {
      if (index > 0) return end(batches.slice(index).flat());
      progress.end([]);
      return answer;
    }
    for (const id of answer.failed) failed.push(id);
    progress.tell(Math.min(ids.length, (index + 1) * limits.ids), ids.length);
  }
  return end([]);
}
