import {
  autosaveStatusOf,
  checklistAutosaveActors,
  checklistAutosaveMachine,
  checklistItems,
  checklistOf,
  validateChecklist,
  type AutosaveStatus,
  type Checklist,
  type ChecklistItem,
} from '@listings/shared-machines';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useActorWithInput, usePage, useSavingGuard, useServerRead } from '@listings/shared-app';
import { useCuredNotices } from '../saving/use-cured-notices';

/** Checklist: loading, failed, or ready. */
export type ChecklistView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      readonly checklist: Checklist;
      readonly status: AutosaveStatus;
      /** Items to show as missing: those that were unticked here, or all once `showMissing` was called. */
      readonly missing: readonly ChecklistItem[];
      readonly toggle: (item: ChecklistItem, checked: boolean) => void;
      readonly retrySave: () => void;
      readonly showMissing: () => void;
    };

const savingNotices = ['saveSettings'] as const;

/** The five requirements: each change is saved at once, all five together [S4.19, S5.14]. */
export function useChecklist(): ChecklistView {
  const { api } = usePage();
  const settings = useServerRead('getSettings');
  const machine = useMemo(() => checklistAutosaveMachine.provide({ actors: checklistAutosaveActors(api) }), [api]);
  // An answer being read again is not a value to begin with.
  const loaded = settings.isSuccess && !settings.isFetching ? settings.data : null;
  const actor = useActorWithInput(
    machine,
    loaded === null ? null : { value: checklistOf(loaded), notice: 'saveSettings' as const },
    { isBusy: (left) => ['pending', 'saving'].includes(autosaveStatusOf(left.getSnapshot())) },
  );
  const snapshot = useSelector(actor, (state) => state);
  const [touched, setTouched] = useState<readonly ChecklistItem[]>([]);
  const status = snapshot ? autosaveStatusOf(snapshot) : 'idle';
  useCuredNotices(status === 'saved', savingNotices);
  useSavingGuard(() => (actor ? autosaveStatusOf(actor.getSnapshot()) : 'idle'));
  if (!actor || !snapshot)
    return settings.isError ? { phase: 'failed', retry: () => void settings.refetch() } : { phase: 'loading' };
  const checklist = snapshot.context.value;
  const missing = validateChecklist(checklist);
  return {
    phase: 'ready',
    checklist,
    status,
    missing: touched.filter((item) => missing[item] !== undefined),
    toggle: (item, checked) => {
      setTouched((items) => [...new Set([...items, item])]);
      actor.send({ type: 'change', value: { ...checklist, [item]: checked } });
      actor.send({ type: 'flush' });
    },
    retrySave: () => actor.send({ type: 'retry' }),
    showMissing: () => setTouched(checklistItems),
  };
}
