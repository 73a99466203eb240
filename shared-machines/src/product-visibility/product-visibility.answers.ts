import { limits, type Api, type ApiError, type ApiOutput } from '@listings/shared-api/contract';
import { toAnswer, refusedBy, type Refused } from '../ports';
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

/** As many calls as the ids need, one after the other. After a call that was refused as a whole nothing more is sent. */
export async function updateVisibility(
  api: Calls,
  { ids, visible }: VisibilityChange,
): Promise<ProductVisibilityAnswer> {
  const failed: number[] = [];
  const batches = inParts(ids, limits.ids);
  for (const [index, batch] of batches.entries()) {
    const answer = await update(api, batch, visible);
    if (answer.type === 'answer.refused')
      return index === 0 ? answer : { type: 'answer.updated', failed: [...failed, ...batches.slice(index).flat()] };
    failed.push(...answer.failed);
  }
  return { type: 'answer.updated', failed };
}
