import {
  comparedFilter,
  isComparison,
  metricsOf,
  productIds,
  productRows,
  type DateRange,
  type ReportFilter,
  type ReportSort,
  type ReportSource,
} from '@listings/shared-machines';
import { useReport, type ReportView } from './use-report';

interface ProductsAsked {
  readonly range: DateRange;
  readonly sort: ReportSort;
  /** Undefined while it is not known. */
  readonly source: ReportSource | undefined;
  readonly products: ReportFilter;
  readonly variations: ReportFilter;
}

/** Products from one source [O2.12-O2.15]; asks nothing until it is known which. */
export function useProductsReport({ range, sort, source, products, variations }: ProductsAsked): ReportView {
  const sources = source === undefined ? undefined : [source];
  const ids = productIds(products, variations);
  const isCompared = isComparison(comparedFilter(products, variations));
  const metrics = metricsOf(source !== 'free');
  return useReport({ kind: 'products', rowsOf: productRows, sources, ids, isCompared, metrics, range, sort });
}
