import {
  changeRates,
  chooseFreeShipping,
  chooseRateOption,
  foreignOptionsOf,
  freeListingSaveActors,
  freeListingSaveMachine,
  isFreeListingsChanged,
  isTaxRateRequired,
  isTaxRateShown,
  readFreeListingsDraft,
  targetCountries,
  unsavedFields,
  validateAudience,
  validateShipping,
  type Actor,
  type AudienceForm,
  type AutosaveStatus,
  type FreeListingSaveContext,
  type FreeListingsForm,
  type ShippingField,
  type ShippingForm,
} from '@listings/shared-machines';
import { useDraft, useHeldReads, useKeptDraft, usePage, useActorWithInput } from '@listings/shared-app';
import {
  useAudienceReasons,
  useCountries,
  useShippingReasons,
  useTouchedFields,
  useTypedShipping,
  type AudienceView,
  type Countries,
  type ReadyAudience,
  type ReadyShipping,
  type ShippingView,
  type TouchedFields,
} from '@listings/shared-sections';
import type { Reason } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useSaveNotices } from './use-save-notices';
import { useStoredListings } from './use-stored-listings';

export interface FreeListings {
  readonly audience: AudienceView;
  readonly shipping: ShippingView;
  /** Reasons why the first step, and the whole page, cannot be left by its button. */
  readonly audienceReasons: readonly Reason[];
  readonly shippingReasons: readonly Reason[];
  /** Something was edited and is not saved. */
  readonly isChanged: boolean;
  /** The same as of now, before it is shown. */
  readonly hasChanged: () => boolean;
  readonly busy: boolean;
  /** Called when the second step is entered. */
  readonly enterListings: () => void;
  readonly save: () => void;
}

type SaveActor = Actor<typeof freeListingSaveMachine>;

const noForm: FreeListingsForm = {
  audience: { location: null, countries: [] },
  shipping: {
    settings: { shippingRate: null, shippingTime: null, taxRate: null, offerFreeShipping: undefined },
    rates: [],
    times: [],
  },
};

const typedOver = ['getAudience', 'getSettings', 'listShippingRates', 'listShippingTimes'] as const;

const isBusy = (actor: SaveActor): boolean => actor.getSnapshot().hasTag('busy');

/** Rates and times are saved by several calls each: what failed may stand in the store in part, whatever was put back here. */
const isHalfSaved = ({ failures }: FreeListingSaveContext): boolean =>
  failures.saveShippingRates !== undefined || failures.saveShippingTimes !== undefined;

const isUnsaved = (context: FreeListingSaveContext): boolean =>
  isHalfSaved(context) || isFreeListingsChanged(context.form, context.saved, context.supported);

function useSaveActor() {
  const { api } = usePage();
  const machine = useMemo(() => freeListingSaveMachine.provide({ actors: freeListingSaveActors(api) }), [api]);
  const read = useStoredListings();
  const draft = useDraft('freeListings', readFreeListingsDraft);
  const actor = useActorWithInput(machine, read.stored && { ...read.stored, draft }, { isBusy });
  useSaveNotices(actor);
  const snapshot = useSelector(actor, (state) => state);
  const context = snapshot?.context;
  const isChanged = context !== undefined && isUnsaved(context);
  useHeldReads(typedOver, isChanged);
  useKeptDraft('freeListings', () => context && (isChanged ? context.form : null));
  return { actor, read, snapshot, isChanged };
}

/** Changes of the audience section to the form. */
const audienceChanges = (form: AudienceForm, actor: SaveActor, touch: () => void) => {
  const change = (audience: AudienceForm) => {
    touch();
    actor.send({ type: 'audience.changed', audience });
  };
  return {
    chooseLocation: (location) => change({ ...form, location }),
    chooseCountries: (countries) => change({ ...form, countries }),
  } satisfies Pick<ReadyAudience, 'chooseLocation' | 'chooseCountries'>;
};

/** Changes of the shipping section to the form, by the rules of the setup. */
const shippingChanges = (form: ShippingForm, actor: SaveActor, touch: TouchedFields['touch']) => {
  const change = (shipping: ShippingForm) => actor.send({ type: 'shipping.changed', shipping });
  const withSettings = (settings: ShippingForm['settings']) => change({ ...form, settings });
  return {
    chooseRateOption: (option) => withSettings(chooseRateOption(form.settings, option)),
    chooseTimeOption: (shippingTime) => withSettings({ ...form.settings, shippingTime }),
    chooseTaxRate: (taxRate) => withSettings({ ...form.settings, taxRate }),
    chooseFreeShipping: (offer) => {
      touch('offerFreeShipping');
      change(chooseFreeShipping(form, offer));
    },
    changeRates: (rates, offer) => {
      touch('rates');
      change(changeRates(form, rates, offer));
    },
    changeMinimumOrders: (rates, offer) => {
      touch('minimumOrder');
      change(changeRates(form, rates, offer));
    },
    changeTimes: (times) => {
      touch('times');
      change({ ...form, times });
    },
  } satisfies Partial<ReadyShipping>;
};

/** Outcome of the last save of a field: a change that failed is marked beside it until it is saved. */
function statusOf(actor: SaveActor): (field: ShippingField) => AutosaveStatus {
  const { form, saved, failures } = actor.getSnapshot().context;
  const fields = isBusy(actor) ? [] : unsavedFields(form.shipping, saved.shipping, Object.keys(failures));
  return (field) => (fields.includes(field) ? 'notSaved' : 'idle');
}

interface Ready {
  readonly actor: SaveActor;
  readonly countries: Countries;
}

/** The free listings on the edit page: audience and shipping over one form, saved by one button [O2.52]. */
export function useFreeListings(): FreeListings {
  const { bootstrap } = usePage();
  const { actor, read, snapshot, isChanged } = useSaveActor();
  const { countries } = useCountries();
  const [audienceTouched, setAudienceTouched] = useState(false);
  const touched = useTouchedFields();
  const ready: Ready | null = actor && countries ? { actor, countries } : null;
  const supported = snapshot?.context.supported ?? [];
  const form = snapshot?.context.form ?? noForm;
  const typed = useTypedShipping(form.shipping);
  const targets = targetCountries(form.audience, supported);
  const checked = { form: typed.form, targets, countries };
  const messages = {
    audience: ready ? validateAudience(form.audience) : {},
    shipping: ready ? validateShipping(typed.form, targets) : {},
  };
  const save = () => actor?.send({ type: 'save' });
  const touchAudience = () => setAudienceTouched(true);
  const blockers = [
    ...(messages.audience.location ? (['locationRequired'] as const) : []),
    ...(messages.audience.countries ? (['countriesRequired'] as const) : []),
  ];
  const audienceReasons = useAudienceReasons(blockers, touchAudience);
  const shippingReasons = useShippingReasons(messages.shipping, checked, touched.touchAll);
  const unready: AudienceView & ShippingView =
    !actor && read.failed ? { phase: 'failed', failed: read.failed, retry: read.retry } : { phase: 'loading' };
  return {
    audience: ready
      ? {
          phase: 'ready',
          form: form.audience,
          language: read.language,
          countries: ready.countries,
          messages: audienceTouched ? messages.audience : {},
          suggested: false,
          ...audienceChanges(form.audience, ready.actor, touchAudience),
        }
      : unready,
    shipping: ready
      ? {
          phase: 'ready',
          form: form.shipping,
          checked,
          foreign: foreignOptionsOf(ready.actor.getSnapshot().context.settings),
          type: typed.type,
          saving: { of: statusOf(ready.actor), retry: save },
          targets,
          countries: ready.countries,
          currency: bootstrap.currency,
          messages: touched.shown(messages.shipping),
          isTaxShown: isTaxRateShown(bootstrap.defaultCountry.split(':')[0] ?? '', targets),
          isTaxRequired: isTaxRateRequired(targets),
          ...shippingChanges(form.shipping, ready.actor, touched.touch),
        }
      : unready,
    audienceReasons,
    shippingReasons,
    isChanged,
    hasChanged: () => actor !== undefined && isUnsaved(actor.getSnapshot().context),
    busy: snapshot?.hasTag('busy') ?? false,
    enterListings: () => actor?.send({ type: 'listings.entered' }),
    save,
  };
}
