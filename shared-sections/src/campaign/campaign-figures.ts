import { daysPerMonth } from '@listings/shared-api/contract';

/** Daily spend at most so many times the average, conversions a week, days to let a campaign run, days of a month. Source: S9.10, O9.07. */
export const figures = { times: 4, conversions: 10, days: 14, month: daysPerMonth } as const;
