import { productIdPrefix } from '@listings/shared-api/contract';
import type { ReportFilter } from './report-filter.rules';

/** Filter of the rows of the products report: the chosen variations of a single product, else products [O2.14]. */
export const comparedFilter = (products: ReportFilter, variations: ReportFilter): ReportFilter =>
  products.mode === 'single' && variations.ids.length > 0 ? variations : products;

/** Product ids as the report is asked for them: the chosen variations, else the chosen products; undefined for all [O3.12]. */
export function productIds(products: ReportFilter, variations: ReportFilter): string[] | undefined {
  const { ids } = comparedFilter(products, variations);
  return ids.length === 0 ? undefined : ids.map((id) => `${productIdPrefix}${id}`);
}
