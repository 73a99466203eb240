import type { AudienceLocation } from '@listings/shared-api/contract';
import {
  audienceActors,
  audienceBlockers,
  audienceMachine,
  audienceReads,
  isValidAudience,
  keptClearingOf,
  shippingClearingReads,
  targetCountries,
  validateAudience,
  type AudienceBlocker,
  type AudienceForm,
  type AutosaveStatus,
  type Clearing,
  type ClearingStatus,
  type NoticeId,
  type RuleMessages,
  flushChildren,
  type Actor,
} from '@listings/shared-machines';
import type { Reason } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useCountries, type Countries } from '../countries/use-countries';
import { useActorWithInput, useEmitted, useMay, usePage, useReads, useSavingGuard } from '@listings/shared-app';
import { keepClearing, recallClearing } from './clearing-session';
import { useAudienceReasons } from './use-audience-reasons';

/** Shipping data deleted with an audience change, and the progress of that. */
export interface ClearingView {
  readonly status: ClearingStatus;
  readonly clearing: Clearing;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly retry: () => void;
}

/** An audience to show and to change, whatever saves it. */
export interface ReadyAudience {
  readonly phase: 'ready';
  readonly form: AudienceForm;
  readonly language: string;
  readonly countries: Countries;
  /** Messages of fields that were touched. */
  readonly messages: RuleMessages<'location' | 'countries'>;
  /** True while the form holds unchanged suggestions. */
  readonly suggested: boolean;
  /** Absent where nothing is saved by itself. */
  readonly saving?: { readonly status: AutosaveStatus; readonly retry: () => void };
  /** Absent where nothing is cleared by itself. */
  readonly clearing?: ClearingView;
  readonly chooseLocation: (location: AudienceLocation) => void;
  readonly chooseCountries: (countries: readonly string[]) => void;
}

/** Audience: loading, failed, or ready. */
export type AudienceView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failed: NoticeId; readonly retry: () => void }
  | ReadyAudience;

/** The audience step: what it shows, and whether and how it is left. */
export interface AudienceStep {
  readonly view: AudienceView;
  readonly blockers: readonly AudienceBlocker[];
  /** Reasons why Continue is disabled, each leading to its cause; empty while it may be pressed. */
  readonly reasons: readonly Reason[];
  /** The countries the listings go to. */
  readonly targets: readonly string[];
  /** Leaves the step when nothing is in the way. */
  readonly proceed: () => void;
}

const noForm: AudienceForm = { location: null, countries: [] };
const noClearing: Clearing = { rates: [], times: [] };

const underWay: readonly (AutosaveStatus | ClearingStatus)[] = [
  'pending',
  'saving',
  'reading',
  'announced',
  'deleting',
  'restoring',
];

/** Something is still on its way to the server. */
const isUnderWay = (actor: Actor<typeof audienceMachine>): boolean => {
  const { saveStatus, clearingStatus } = actor.getSnapshot().context;
  return underWay.includes(saveStatus) || underWay.includes(clearingStatus);
};

function useAudienceActor(onFinished: () => void) {
  const { api } = usePage();
  const may = useMay();
  const reads = useReads(audienceReads);
  const clearingReads = useReads(shippingClearingReads);
  const machine = useMemo(
    () => audienceMachine.provide({ actors: { ...audienceActors(api, clearingReads), reads } }),
    [api, reads, clearingReads],
  );
  const [kept] = useState(() => ({ clearing: recallClearing(), now: Date.now() }));
  const actor = useActorWithInput(
    machine,
    { kept, mayWrite: may('saveAudience').length === 0 },
    { flush: flushChildren, isBusy: isUnderWay },
  );
  useKeptClearing(actor);
  useEmitted(actor, 'step.finished', onFinished);
  return { actor, snapshot: useSelector(actor, (state) => state) };
}

/** Keeps what a changed audience took with it, for a reload and for who comes back to the step. */
function useKeptClearing(actor: Actor<typeof audienceMachine>): void {
  useEffect(() => {
    // Ends with the actor, which outlives the screen while something is on its way.
    actor.subscribe((snapshot) => {
      if (snapshot.hasTag('editable')) keepClearing(keptClearingOf(snapshot.context, Date.now()));
    });
  }, [actor]);
}

/** The audience step of the setup: suggestions, autosave, clearing of shipping data, Continue [S4.09-S4.11]. */
export function useAudience(onFinished: () => void): AudienceStep {
  const { actor, snapshot } = useAudienceActor(onFinished);
  const { countries, isError, retry } = useCountries();
  const [touched, setTouched] = useState(false);
  const context = snapshot?.context;
  const form = context?.form ?? noForm;
  const status = context?.saveStatus ?? 'idle';
  const isEditing = snapshot?.hasTag('editable') ?? false;
  const blockers = isEditing ? audienceBlockers(form, status, context?.clearingStatus ?? 'none') : [];
  const reasons = useAudienceReasons(blockers, () => setTouched(true));
  useSavingGuard(() => (isUnderWay(actor) ? 'saving' : actor.getSnapshot().context.saveStatus));

  const change = (send: () => void) => {
    setTouched(true);
    send();
  };
  const view = ((): AudienceView => {
    if (isError) return { phase: 'failed', failed: 'listCountries', retry };
    if (snapshot?.hasTag('failed'))
      return { phase: 'failed', failed: 'getAudience', retry: () => actor?.send({ type: 'retry' }) };
    if (!actor || !isEditing || !countries || !context) return { phase: 'loading' };
    return {
      phase: 'ready',
      form,
      language: context.language,
      countries,
      messages: touched ? validateAudience(form) : {},
      suggested: snapshot?.hasTag('suggested') ?? false,
      // An invalid value is not saved: the indicator would show the status of the one before.
      saving: {
        status: isValidAudience(form) || status === 'notSaved' ? status : 'idle',
        retry: () => actor.send({ type: 'save.retry' }),
      },
      clearing: {
        status: context.clearingStatus,
        clearing: context.clearing ?? noClearing,
        canUndo: context.undoTo !== null,
        undo: () => actor.send({ type: 'clearing.undo' }),
        retry: () => actor.send({ type: 'clearing.retry' }),
      },
      chooseLocation: (location) => change(() => actor.send({ type: 'location.chosen', location })),
      chooseCountries: (chosen) => change(() => actor.send({ type: 'countries.chosen', countries: chosen })),
    };
  })();
  return {
    view,
    blockers,
    reasons,
    targets: countries ? targetCountries(form, Object.keys(countries.list.countries)) : [],
    proceed: () => actor?.send({ type: 'continue' }),
  };
}
