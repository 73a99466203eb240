import type { ProductStatistics } from '@listings/shared-api/contract';

type Counts = NonNullable<ProductStatistics['statistics']>;

/** Products of a status; 0 while they are not counted. */
export const productsOf = (statistics: ProductStatistics | undefined, status: keyof Counts): number =>
  statistics?.statistics?.[status] ?? 0;

/** Products that were sent, whatever became of them; null while they are not counted. */
export function sentProducts(statistics: ProductStatistics | undefined): number | null {
  const counts = statistics?.statistics;
  return counts ? counts.active + counts.expiring + counts.pending + counts.disapproved : null;
}
