import type { CatalogueProduct, ProductFeedItem } from '@listings/shared-api/contract';

/** Statuses with which a product is shown in ads. */
const shownWith: ReadonlySet<string> = new Set(['approved', 'partially_approved', 'expiring']);

/** Products that an example of an ad may be made of. */
export interface AdCandidates {
  readonly ids: readonly number[];
  /** They are approved; without one that is, those whose approval is waited for stand in. */
  readonly areApproved: boolean;
}

/** Products of a page of the feed for the example of an ad: never one that is hidden or was refused. */
export function adCandidates(products: readonly Pick<ProductFeedItem, 'id' | 'visible' | 'status'>[]): AdCandidates {
  const visible = products.filter(({ visible: isVisible }) => isVisible);
  const approved = visible.filter(({ status }) => shownWith.has(status));
  const chosen = approved.length > 0 ? approved : visible.filter(({ status }) => status !== 'disapproved');
  return { ids: chosen.map(({ id }) => id), areApproved: approved.length > 0 };
}

/** Up to `count` products of the example, in the order of `ids`: those with a picture first, as ads need one. */
export function adExamples(
  products: readonly CatalogueProduct[],
  ids: readonly number[],
  count: number,
): readonly CatalogueProduct[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const isPictured = ({ images = [] }: CatalogueProduct) => images.length > 0;
  return [...found.filter(isPictured), ...found.filter((one) => !isPictured(one))].slice(0, count);
}
