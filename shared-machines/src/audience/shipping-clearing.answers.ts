import type { ApiOutput, ShippingTime } from '@listings/shared-api/contract';
import { entryRefused, type Refused } from '../ports';
import type { ClearableRate } from './audience.rules';

interface RatesReadAnswer {
  readonly type: 'answer.rates';
  readonly rates: readonly ClearableRate[];
}
interface TimesReadAnswer {
  readonly type: 'answer.times';
  readonly times: readonly ShippingTime[];
}
export type ClearingDoneAnswer = { readonly type: 'answer.done' } | Refused;

export type ShippingClearingAnswer = RatesReadAnswer | TimesReadAnswer | ClearingDoneAnswer;

/** Reads GET shipping rates. */
export const readClearableRates = (rates: ApiOutput<'listShippingRates'>): RatesReadAnswer => ({
  type: 'answer.rates',
  rates,
});

/** Reads GET shipping times. */
export const readClearableTimes = (times: ApiOutput<'listShippingTimes'>): TimesReadAnswer => ({
  type: 'answer.times',
  times,
});

/** A batch is done when no entry failed, whatever its status is. */
export const readBatch = (output: { readonly errors: readonly { readonly message: string }[] }): ClearingDoneAnswer => {
  const failed = output.errors[0];
  return failed === undefined ? { type: 'answer.done' } : entryRefused(failed.message);
};
