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
type Unready = AudienceView & ShippingView;
type SaveSnapshot = ReturnType<SaveActor['getSnapshot']>;

const noForm: FreeListingsForm = {
  audience: { location: null, countries: [] },
  shipping: {
    settings: { shippingRate: null, shippingTime: null, taxRate: null, offerFreeShipping: undefined },
    rates: [],
    times: [],
  },
};

const nothing = { form: noForm, supported: [] as readonly string[] };

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
function statusOf(snapshot: SaveSnapshot): (field: ShippingField) => AutosaveStatus {
  const { form, saved, failures } = snapshot.context;
  const fields = snapshot.hasTag('busy') ? [] : unsavedFields(form.shipping, saved.shipping, Object.keys(failures));
  return (field) => (fields.includes(field) ? 'notSaved' : 'idle');
}

const unreadyOf = (actor: SaveActor | undefined, { failed, retry }: ReturnType<typeof useStoredListings>): Unready =>
  !actor && failed ? { phase: 'failed', failed, retry } : { phase: 'loading' };

/** What the shipping sections show: the same object while nothing of it changed, whatever is typed. */
function useShippingView(
  save: ReturnType<typeof useSaveActor>,
  given: Pick<ReadyShipping, 'targets' | 'messages' | 'type'> & Pick<TouchedFields, 'touch'>,
  countries: Countries | null,
): ShippingView {
  const { currency, defaultCountry } = usePage().bootstrap;
  const { actor, snapshot, read } = save;
  const { targets, messages, type, touch } = given;
  const form = snapshot?.context.form.shipping;
  const ready = useMemo(
    (): ReadyShipping | null =>
      actor && snapshot && form && countries
        ? {
            phase: 'ready',
            form,
            foreign: foreignOptionsOf(snapshot.context.settings),
            type,
            saving: { of: statusOf(snapshot), retry: () => actor.send({ type: 'save' }) },
            targets,
            countries,
            currency,
            messages,
            isTaxShown: isTaxRateShown(defaultCountry.split(':')[0] ?? '', targets),
            isTaxRequired: isTaxRateRequired(targets),
            ...shippingChanges(form, actor, touch),
          }
        : null,
    [actor, snapshot, form, countries, type, targets, currency, messages, defaultCountry, touch],
  );
  return ready ?? unreadyOf(actor, read);
}

/** The free listings on the edit page: audience and shipping over one form, saved by one button [O2.52]. */
export function useFreeListings(): FreeListings {
  const saving = useSaveActor();
  const { actor, read, snapshot, isChanged } = saving;
  const { countries } = useCountries();
  const [audienceTouched, setAudienceTouched] = useState(false);
  const touched = useTouchedFields();
  const isReady = actor !== undefined && countries !== null;
  const { form, supported } = snapshot?.context ?? nothing;
  const typed = useTypedShipping(form.shipping);
  const targets = useMemo(() => targetCountries(form.audience, supported), [form.audience, supported]);
  const wrong = isReady ? validateAudience(form.audience) : {};
  const save = () => actor?.send({ type: 'save' });
  const touchAudience = () => setAudienceTouched(true);
  const blockers = [
    ...(wrong.location ? (['locationRequired'] as const) : []),
    ...(wrong.countries ? (['countriesRequired'] as const) : []),
  ];
  const audienceReasons = useAudienceReasons(blockers, touchAudience);
  const checked = { form: typed.form, targets, countries };
  const { reasons: shippingReasons, messages } = useShippingReasons(isReady ? checked : null, touched);
  const given = { targets, messages, type: typed.type, touch: touched.touch };
  return {
    audience: isReady
      ? {
          phase: 'ready',
          form: form.audience,
          language: read.language,
          countries,
          messages: audienceTouched ? wrong : {},
          suggested: false,
          ...audienceChanges(form.audience, actor, touchAudience),
        }
      : unreadyOf(actor, read),
    shipping: useShippingView(saving, given, countries),
    audienceReasons,
    shippingReasons,
    isChanged,
    hasChanged: () => actor !== undefined && isUnsaved(actor.getSnapshot().context),
    busy: snapshot?.hasTag('busy') ?? false,
    enterListings: () => actor?.send({ type: 'listings.entered' }),
    save,
  };
}
