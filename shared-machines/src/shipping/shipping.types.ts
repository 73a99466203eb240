import type {
  ShippingRateOption,
  ShippingTime,
  ShippingTimeOption,
  TaxRateOption,
} from '@listings/shared-api/contract';
import type { AutosaveReport, AutosaveStatus } from '../autosave/autosave.machine';
import type { FailureNotice, StepFinished } from '../emitted';
import type { RateForm } from './shipping-rates.rules';
import type { ShippingForm } from './shipping-settings.rules';
import type { ShippingAnswer } from './shipping.answers';

/** The three things the step saves by itself. */
export type ShippingSave = 'saveSettings' | 'saveShippingRates' | 'saveShippingTimes';

export type ShippingEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'rateOption.chosen'; readonly option: ShippingRateOption }
  | { readonly type: 'timeOption.chosen'; readonly option: ShippingTimeOption }
  | { readonly type: 'taxRate.chosen'; readonly option: TaxRateOption }
  | { readonly type: 'freeShipping.chosen'; readonly offer: boolean }
  /** All rates after an edit; made by the rules of the rates. */
  | { readonly type: 'rates.changed'; readonly rates: readonly RateForm[] }
  /** All times after an edit; made by the rules of the times. */
  | { readonly type: 'times.changed'; readonly times: readonly ShippingTime[] }
  /** Try the failed saves again. */
  | { readonly type: 'save.retry' }
  | { readonly type: 'continue' };

export interface ShippingContext {
  /** The store's currency. */
  readonly currency: string;
  /** Target countries. */
  readonly countries: readonly string[];
  readonly form: ShippingForm;
  readonly savedRates: readonly RateForm[];
  readonly savedTimes: readonly ShippingTime[];
  readonly statuses: Readonly<Record<ShippingSave, AutosaveStatus>>;
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
  | AutosaveReport<ShippingSave>
  /** Raised once the autosaves are there. */
  | { readonly type: 'form.opened' };
