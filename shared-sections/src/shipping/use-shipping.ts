import type {
  ShippingRateOption,
  ShippingTime,
  ShippingTimeOption,
  StoreCurrency,
  TaxRateOption,
} from '@listings/shared-api/contract';
import {
  isTaxRateRequired,
  isTaxRateShown,
  shippingActors,
  shippingMachine,
  shippingReads,
  shippingSaves,
  type AutosaveStatus,
  type ForeignOptions,
  type NoticeId,
  type RateForm,
  type ShippingContext,
  type ShippingEvent,
  type ShippingField,
  type ShippingForm,
  flushChildren,
} from '@listings/shared-machines';
import type { Reason } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useCountries, type Countries } from '../countries/use-countries';
import { useActorWithInput, useEmitted, useMay, usePage, useReads, useSavingGuard } from '@listings/shared-app';
import { worstStatus } from '../saving/save-state';
import { useShippingCured, useShippingDetail } from './use-shipping-notices';
import { useShippingReasons, type ShippingMessages } from './use-shipping-reasons';
import { useTouchedFields, type TouchedFields } from './use-touched-fields';
import { useTypedShipping, type TypedShipping } from './use-typed-shipping';

/** Shipping and tax to show and to change, whatever saves them. */
export interface ReadyShipping {
  readonly phase: 'ready';
  readonly form: ShippingForm;
  /** The countries the listings go to. */
  readonly targets: readonly string[];
  readonly countries: Countries;
  /** The store's currency and how it writes numbers. */
  readonly currency: StoreCurrency;
  /** Messages of the fields that were touched. */
  readonly messages: ShippingMessages;
  readonly isTaxShown: boolean;
  readonly isTaxRequired: boolean;
  /** Absent where nothing is saved by itself. */
  readonly saving?: {
    readonly of: (field: ShippingField) => AutosaveStatus;
    /** Tries again all that could not be saved. */
    readonly retry: () => void;
  };
  /** Stored values in place of our options. */
  readonly foreign: ForeignOptions;
  readonly chooseRateOption: (option: ShippingRateOption) => void;
  readonly chooseTimeOption: (option: ShippingTimeOption) => void;
  readonly chooseTaxRate: (option: TaxRateOption) => void;
  readonly chooseFreeShipping: (offer: boolean) => void;
  /** `offer`: the free-shipping choice that goes with rates that are brought back. */
  readonly changeRates: (rates: readonly RateForm[], offer?: boolean) => void;
  readonly changeMinimumOrders: (rates: readonly RateForm[], offer?: boolean) => void;
  readonly changeTimes: (times: readonly ShippingTime[]) => void;
  /**
   * Sets the input being typed, as if its field was left already: it counts for what may be done next. Null once it is
   * left.
   */
  readonly type: (typed: TypedShipping | null) => void;
}

/** Shipping and tax: loading, failed, or ready. */
export type ShippingView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failed: NoticeId; readonly retry: () => void }
  | ReadyShipping;

/** The shipping and tax step: what it shows, and whether and how it is left. */
export interface ShippingStep {
  readonly view: ShippingView;
  /** Reasons why Continue is disabled, each leading to its cause; empty while it may be pressed. */
  readonly reasons: readonly Reason[];
  /** Continue was pressed and what is not saved yet is on its way. */
  readonly submitting: boolean;
  /** Saves what is left and leaves the step. */
  readonly proceed: () => void;
}

const statusOf = ({ statuses }: ShippingContext): AutosaveStatus => worstStatus(Object.values(statuses));

/** A number below 0 is not saved: the status would be that of the one before. */
const isUnsavable = ({ rates, times }: ShippingForm, field: ShippingField): boolean =>
  (field === 'rates' && rates.some(({ rate }) => rate < 0)) ||
  (field === 'times' && times.some(({ time }) => time < 0));

/** Save status of a field: the worst of the saves that include it. */
const fieldStatusOf =
  ({ statuses, about, form }: ShippingContext) =>
  (field: ShippingField): AutosaveStatus => {
    const status = worstStatus(
      shippingSaves.filter((save) => about[save].includes(field)).map((save) => statuses[save]),
    );
    return status !== 'notSaved' && isUnsavable(form, field) ? 'idle' : status;
  };

function useShippingActor(onFinished: () => void) {
  const { api, bootstrap } = usePage();
  const may = useMay();
  const reads = useReads(shippingReads);
  const detailOf = useShippingDetail();
  const machine = useMemo(() => shippingMachine.provide({ actors: { ...shippingActors(api), reads } }), [api, reads]);
  const actor = useActorWithInput(
    machine,
    { currency: bootstrap.currency.code, mayWrite: may('saveShippingRates').length === 0 },
    {
      flush: flushChildren,
      isBusy: (left) => ['pending', 'saving'].includes(statusOf(left.getSnapshot().context)),
      detailOf,
    },
  );
  useEmitted(actor, 'step.finished', onFinished);
  return { actor, snapshot: useSelector(actor, (state) => state) };
}

type Touch = TouchedFields['touch'];

const ratesChanged = (rates: readonly RateForm[], offerFreeShipping: boolean | undefined): ShippingEvent => ({
  type: 'rates.changed',
  rates,
  ...(offerFreeShipping === undefined ? {} : { offerFreeShipping }),
});

/** Changes the sections make, as events of the machine. */
const changesOf = (actor: ReturnType<typeof useShippingActor>['actor'], touch: Touch) => ({
  chooseRateOption: (option: ShippingRateOption) => actor.send({ type: 'rateOption.chosen', option }),
  chooseTimeOption: (option: ShippingTimeOption) => actor.send({ type: 'timeOption.chosen', option }),
  chooseTaxRate: (option: TaxRateOption) => actor.send({ type: 'taxRate.chosen', option }),
  chooseFreeShipping: (offer: boolean) => {
    touch('offerFreeShipping');
    actor.send({ type: 'freeShipping.chosen', offer });
  },
  changeRates: (rates: readonly RateForm[], offer?: boolean) => {
    touch('rates');
    actor.send(ratesChanged(rates, offer));
  },
  changeMinimumOrders: (rates: readonly RateForm[], offer?: boolean) => {
    touch('minimumOrder');
    actor.send(ratesChanged(rates, offer));
  },
  changeTimes: (times: readonly ShippingTime[]) => {
    touch('times');
    actor.send({ type: 'times.changed', times });
  },
});

/** What the sections show of a step that is edited: the same object while nothing of it changed, whatever is typed. */
function useReady(
  { actor, snapshot: { context } }: ReturnType<typeof useShippingActor>,
  given: Pick<ReadyShipping, 'messages' | 'type'> & { readonly countries: Countries | null; readonly touch: Touch },
): ReadyShipping | null {
  const { bootstrap } = usePage();
  const { countries, messages, type, touch } = given;
  const changes = useMemo(() => changesOf(actor, touch), [actor, touch]);
  return useMemo(
    () =>
      countries && {
        phase: 'ready',
        form: context.form,
        targets: context.countries,
        countries,
        currency: bootstrap.currency,
        messages,
        isTaxShown: isTaxRateShown(bootstrap.defaultCountry.split(':')[0] ?? '', context.countries),
        isTaxRequired: isTaxRateRequired(context.countries),
        saving: { of: fieldStatusOf(context), retry: () => actor.send({ type: 'save.retry' }) },
        foreign: context.foreign,
        type,
        ...changes,
      },
    [actor, context, countries, bootstrap, messages, type, changes],
  );
}

/** The shipping and tax step of the setup: suggestions, autosave, Continue [S4.12-S4.17]. */
export function useShipping(onFinished: () => void): ShippingStep {
  const running = useShippingActor(onFinished);
  const { actor, snapshot } = running;
  const { countries, isError, retry } = useCountries();
  const touched = useTouchedFields();
  const { context } = snapshot;
  const typed = useTypedShipping(context.form);
  const isEditing = snapshot.hasTag('editable');
  const checked = { form: typed.form, targets: context.countries, countries };
  const { reasons, messages } = useShippingReasons(isEditing ? checked : null, touched);
  useShippingCured(context.statuses);
  useSavingGuard(() => statusOf(actor.getSnapshot().context));
  const ready = useReady(running, { countries, messages, type: typed.type, touch: touched.touch });

  const view = ((): ShippingView => {
    if (isError) return { phase: 'failed', failed: 'listCountries', retry };
    const [failed] = context.failed;
    if (failed !== undefined) return { phase: 'failed', failed, retry: () => actor.send({ type: 'retry' }) };
    return isEditing && ready ? ready : { phase: 'loading' };
  })();
  return {
    view,
    reasons,
    submitting: snapshot.hasTag('submitting'),
    proceed: () => actor.send({ type: 'continue' }),
  };
}
