import type { ProductFeedItem } from '@listings/shared-api/contract';
import {
  ChangeProgress,
  productVisibilityActors,
  productVisibilityMachine,
  readVisibilityDraft,
  viewOf,
} from '@listings/shared-machines';
import { useDraft, useKeptDraft, usePage, useActorWithInput } from '@listings/shared-app';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useChangeNotices } from './use-change-notices';
import { useChangeProgress } from './use-change-progress';
import { useFailedNames } from './use-failed-names';
import type { EarlyWishes, VisibilityActor } from './use-picked-products';

/** The bulk change of channel visibility. */
export interface ProductVisibility {
  /** Number of products that are selected, on any page. */
  readonly selected: number;
  readonly choice: boolean | null;
  readonly busy: boolean;
  readonly choose: (visible: boolean) => void;
  readonly apply: () => void;
  /** Lets the selection go. */
  readonly clear: () => void;
  readonly actor: VisibilityActor;
  /** How far a change is; null while none is on its way. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Sends no further part of a change. */
  readonly stop: () => void;
}

const isBusy = (actor: VisibilityActor) => actor.getSnapshot().hasTag('busy');
/** Selection and choice, including those of a change that is under way; null when there are none. */
const draftOf = (snapshot: ReturnType<VisibilityActor['getSnapshot']>) => {
  const { selected, choice, change } = snapshot.context;
  const pending = viewOf(snapshot) === 'updating' ? (change?.ids ?? []) : [];
  return selected.length + pending.length === 0 && choice === null
    ? null
    : { selected: [...selected, ...pending], choice };
};

/** The selection is there again after a lost connection was mended. */
function useKeptSelection(actor: VisibilityActor): void {
  const draft = useDraft('products', readVisibilityDraft);
  useEffect(() => {
    if (draft === null) return;
    actor.send({ type: 'products.selected', ids: draft.selected, on: true });
    actor.send({ type: 'choice.picked', visible: draft.choice });
  }, [actor, draft]);
  useKeptDraft('products', () => draftOf(actor.getSnapshot()));
}

/** Carries out what was asked for before the machine was here, and hands it to the table. */
function useHandOver(actor: VisibilityActor, early: EarlyWishes, onActor: (actor: VisibilityActor) => void): void {
  useEffect(() => {
    const { selected, change } = early;
    if (selected.length > 0) actor.send({ type: 'products.selected', ids: selected, on: true });
    if (change !== null) actor.send(change);
    onActor(actor);
  }, [actor, early, onActor]);
}

/** Tells the machine what the server holds now; null while that is not known. */
function useFreshProducts(actor: VisibilityActor, products: readonly ProductFeedItem[] | null): void {
  useEffect(() => {
    if (products !== null) actor.send({ type: 'products.read', products });
  }, [actor, products]);
}

/** Products as the server holds them now: those of the table's page, and one beside it whose own page is open. */
export interface FreshProducts {
  readonly rows: readonly ProductFeedItem[] | null;
  readonly opened: readonly ProductFeedItem[] | null;
}

/** Bulk change of channel visibility over all pages [O2.45]. */
export function useProductVisibility(
  fresh: FreshProducts,
  early: EarlyWishes,
  onActor: (actor: VisibilityActor) => void,
  nameOf: (id: number) => string,
): ProductVisibility {
  const { api } = usePage();
  const [progress] = useState(() => new ChangeProgress());
  const machine = useMemo(
    () => productVisibilityMachine.provide({ actors: productVisibilityActors(api, progress) }),
    [api, progress],
  );
  const actor = useActorWithInput(machine, undefined, { isBusy, detailOf: useFailedNames(progress, nameOf) });
  useChangeNotices(actor, { noticeId: 'product-visibility', staysSelected: true });
  useKeptSelection(actor);
  useFreshProducts(actor, fresh.rows);
  useFreshProducts(actor, fresh.opened);
  // After the products are told: a change can be undone only to what they were before.
  useHandOver(actor, early, onActor);
  const snapshot = useSelector(actor, (state) => state);
  const { selected, choice } = snapshot.context;
  return {
    selected: selected.length,
    choice,
    busy: snapshot.hasTag('busy'),
    choose: (visible) => actor.send({ type: 'choice.picked', visible }),
    apply: () => actor.send({ type: 'apply' }),
    actor,
    progress: useChangeProgress(progress),
    stop: progress.stop,
    clear: () => actor.send({ type: 'products.selected', ids: selected, on: false }),
  };
}
