import type {
  AudienceLocation,
  Settings,
  ShippingRateOption,
  ShippingTime,
  ShippingTimeOption,
  TaxRateOption,
} from '@listings/shared-api/contract';
import type { AutosaveReport, AutosaveStatus } from '../autosave/autosave.machine';
import type { FailureNotice, StepFinished } from '../emitted';
import type { ReadFailed, ReadPending, ScreenRead } from '../reads';
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

/** Answers of the server; null for one that was not read, or is being read again. */
export interface ShippingRead {
  readonly settings: Settings | null;
  readonly rates: readonly RateForm[] | null;
  readonly times: readonly ShippingTime[] | null;
  readonly target: { readonly location: AudienceLocation | null; readonly countries: readonly string[] } | null;
}

export interface ShippingContext {
  /** The store's currency. */
  readonly currency: string;
  /** False for a person who may not save rates and times: nothing is saved by itself. */
  readonly mayWrite: boolean;
  readonly read: ShippingRead;
  /** The reads that failed, the first one first. */
  readonly failed: readonly ScreenRead[];
  /** Target countries. */
  readonly countries: readonly string[];
  readonly form: ShippingForm;
  readonly savedRates: readonly RateForm[];
  readonly savedTimes: readonly ShippingTime[];
  readonly statuses: Readonly<Record<ShippingSave, AutosaveStatus>>;
  /** The fields that each of the three saves or has saved last. */
  readonly about: Readonly<Record<ShippingSave, readonly ShippingField[]>>;
  /** Stored values that were none of our options at the last read. */
  readonly foreign: ForeignOptions;
}

export interface ShippingInput {
  /** The store's currency, such as 'USD'. */
  readonly currency: string;
  /** True where it is left out. */
  readonly mayWrite?: boolean;
}

export type ShippingEmitted = FailureNotice | StepFinished;

/** Everything the machine may be sent. */
export type ShippingMachineEvent =
  | ShippingEvent
  | ShippingAnswer
  | ReadPending
  | ReadFailed
  | ShippingReport
  /** Raised once the autosaves are there, where something is saved at once. */
  | { readonly type: 'form.opened' };
