import type { Period } from '@listings/shared-values';

/** The whole period before each one that is not over yet: what there is to see while that has only begun. */
export const lastPeriods = {
  today: 'yesterday',
  week: 'last_week',
  month: 'last_month',
  quarter: 'last_quarter',
  year: 'last_year',
} as const satisfies Partial<Record<Period, Period>>;

/** A period that another one has before it. */
export const isToDate = (period: Period): period is keyof typeof lastPeriods => period in lastPeriods;
