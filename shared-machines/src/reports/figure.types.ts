import type { PaidField } from '@listings/shared-api/contract';

/** A counted figure of a report [O2.17]. */
export type Metric = PaidField;

/**
 * A figure that two others make: sales for each unit of money spent; what a click costs; conversions for each click.
 */
export type Ratio = 'roas' | 'costPerClick' | 'conversionRate';

/** A figure that is counted, or one that two of those make. */
export type Figure = Metric | Ratio;
