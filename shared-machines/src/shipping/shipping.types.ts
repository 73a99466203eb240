import type {
  ShippingRateOption,
  ShippingTime,
  ShippingTimeOption,
  TaxRateOption,
} from '@listings/shared-api/contract';
import type { AutosaveReport, AutosaveStatus } from '../autosave/autosave.machine';
import type { FailureNotice, StepFinished } from '../emitted';
import type { RateForm } from './shipping-rates.rules';
import type { ForeignOptions } from './shipping-options.rules';
import type { ShippingField, ShippingForm } from './shipping-settings.rules';
import type { ShippingSave } from './shipping-unsaved.rules';
import type { ShippingAnswer } from './shipping.answers';

export type ShippingEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'rateOption.chosen'; readonly option: ShippingRateOption }
  | { readonly type: 'timeOption.chosen'; readonly option: ShippingTimeOption }
  | { readonly type: 'taxRate.chosen'; readonly option: TaxRateOption }
  | { readonly type: 'freeShipping.chosen'; readonly offer: boolean }
  /** All rates after an edit; made by the rules of the rates. `offerFreeShipping`: the choice that comes back with them. */
  | { readonly type: 'rates.changed'; readonly rates: readonly RateForm[]; readonly offerFreeShipping?: boolean }
  /** All times after an edit; made by the rules of the times. */
  | { readonly type: 'times.changed'; readonly times: readonly ShippingTime[] }
  /** Try the failed saves again. */
  | { readonly type: 'save.retry' }
  | { readonly type: 'continue' };

/** A report of one of the three, with the fields it has to save; none once the server holds them all. */
export interface ShippingReport extends AutosaveReport<ShippingSave> {
  readonly fields: readonly ShippingField[];
}

export interface ShippingContext {
  /** The store's currency. */
  readonly currency: string;
  /** Target countries. */
  readonly countries: readonly string[];
  readonly form: ShippingForm;
  readonly savedRates: readonly RateForm[];
  readonly savedTimes: readonly ShippingTime[];
  readonly statuses: Readonly<Record<ShippingSave, AutosaveStatus>>;
  /** The fields that each of the three saves or has saved last. */
  readonly about: Readonly<Record<ShippingSave, readonly ShippingField[]>>;
  /** What the store held that is no option of ours when the step was opened. */
  readonly foreign: ForeignOptions;
}

export interface ShippingInput {
  /** The store's currency, such as 'USD'. */
  readonly currency: string;
}

export type ShippingEmitted = FailureNotice | StepFinished;

/** Everything the machine may be sent. */
export type ShippingMachineEvent =
  | ShippingEvent
  | ShippingAnswer
  | ShippingReport
  /** Raised once the autosaves are there. */
  | { readonly type: 'form.opened' };
