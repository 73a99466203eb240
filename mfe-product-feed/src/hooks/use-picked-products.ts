import type { ProductFeedItem } from '@listings/shared-api/contract';
import { shownVisibility, type Actor, type productVisibilityMachine } from '@listings/shared-machines';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

export type VisibilityActor = Actor<typeof productVisibilityMachine>;

/** What the table does with its products. */
export interface PickedProducts {
  /** Ids on any page. */
  readonly selected: ReadonlySet<string>;
  readonly select: (selected: ReadonlySet<string>) => void;
  /** Visibility of a product: that of a requested change, else that of the list. */
  readonly shown: (product: ProductFeedItem) => boolean;
  /** A change is on its way. */
  readonly busy: boolean;
  /** Shows products; those that are shown are sent again. */
  readonly show: (ids: readonly number[]) => void;
  readonly hide: (ids: readonly number[]) => void;
}

/** What was asked for before the part that changes products was here. */
export interface EarlyWishes {
  readonly selected: readonly number[];
  /** Products to show or to hide. */
  readonly change: { readonly type: 'show' | 'hide'; readonly ids: readonly number[] } | null;
}

/** Snapshot of the machine; undefined before it is here. */
function useSnapshot(actor: VisibilityActor | undefined) {
  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = actor?.subscribe(tell);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor?.getSnapshot());
}

/**
 * The products that are picked. The machine that changes them comes once the page has shown the rest; what is asked for before
 * is handed to it.
 */
export function usePickedProducts() {
  const [early, setEarly] = useState<EarlyWishes>({ selected: [], change: null });
  const [actor, takeOver] = useState<VisibilityActor>();
  const snapshot = useSnapshot(actor);
  const context = snapshot?.context;
  const change = context?.change ?? null;
  const chosen = context?.selected ?? early.selected;
  const selected = useMemo(() => new Set(chosen.map(String)), [chosen]);
  const tell = (wish: NonNullable<EarlyWishes['change']>) => {
    if (actor === undefined) setEarly({ ...early, change: wish });
    else actor.send(wish);
  };
  const picked: PickedProducts = {
    selected,
    select: (next) => {
      if (actor === undefined) return setEarly({ ...early, selected: [...next].map(Number) });
      const added = [...next].filter((key) => !selected.has(key)).map(Number);
      const removed = chosen.filter((id) => !next.has(String(id)));
      if (added.length > 0) actor.send({ type: 'products.selected', ids: added, on: true });
      if (removed.length > 0) actor.send({ type: 'products.selected', ids: removed, on: false });
    },
    shown: useCallback(({ id, visible }) => shownVisibility(id, visible, change), [change]),
    busy: snapshot?.hasTag('busy') ?? early.change !== null,
    show: (ids) => tell({ type: 'show', ids }),
    hide: (ids) => tell({ type: 'hide', ids }),
  };
  return { picked, early, takeOver };
}
