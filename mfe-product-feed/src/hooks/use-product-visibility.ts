import type { ProductFeedItem } from '@listings/shared-api/contract';
import {
  productVisibilityActors,
  productVisibilityMachine,
  readVisibilityDraft,
  shownVisibility,
  viewOf,
  type Actor,
  type SuccessNotice,
} from '@listings/shared-machines';
import { useDraft, useKeptDraft, usePage, useActorWithInput } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';

type VisibilityActor = Actor<typeof productVisibilityMachine>;

export interface ProductVisibility {
  /** Ids on any page. */
  readonly selected: ReadonlySet<string>;
  readonly choice: boolean | null;
  readonly busy: boolean;
  /** Visibility of a product: that of a requested change, else that of the list. */
  readonly shown: (product: ProductFeedItem) => boolean;
  readonly select: (selected: ReadonlySet<string>) => void;
  readonly choose: (visible: boolean) => void;
  readonly apply: () => void;
  /** Shows products; those that are shown are sent again. */
  readonly show: (ids: readonly number[]) => void;
  readonly hide: (ids: readonly number[]) => void;
}

const isBusy = (actor: VisibilityActor) => actor.getSnapshot().hasTag('busy');
const noticeId = 'product-visibility';

/** Shows a notice of each change, with an undo as long as the table is there. */
function useSuccessNotices(actor: VisibilityActor): void {
  const { notices } = usePage();
  const t = useText('productFeed');
  useEffect(() => {
    const subscription = actor.on('notice.success', ({ id, count }: SuccessNotice) => {
      if (id === 'requestReview') return;
      const undo = { label: t('feed.bulk.undo'), run: () => actor.send({ type: 'undo' }) };
      const canUndo = actor.getSnapshot().can({ type: 'undo' });
      notices.show({
        id: noticeId,
        kind: 'success',
        text: t(`feed.bulk.${id}`, { count }),
        ...(canUndo ? { action: undo } : {}),
      });
    });
    return () => subscription.unsubscribe();
  }, [actor, notices, t]);
  useEffect(() => () => notices.dismiss(noticeId), [notices]);
}

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

/** Bulk change of channel visibility over all pages [O2.45]. `fresh` are products as the server holds them now. */
export function useProductVisibility(fresh: readonly ProductFeedItem[] | null): ProductVisibility {
  const { api } = usePage();
  const machine = useMemo(() => productVisibilityMachine.provide({ actors: productVisibilityActors(api) }), [api]);
  const actor = useActorWithInput(machine, undefined, { isBusy });
  useSuccessNotices(actor);
  useKeptSelection(actor);
  useEffect(() => {
    if (fresh !== null) actor.send({ type: 'products.read', products: fresh });
  }, [actor, fresh]);
  const snapshot = useSelector(actor, (state) => state);
  const { selected, choice, change } = snapshot.context;
  const selectedKeys = useMemo(() => new Set(selected.map(String)), [selected]);
  const shown = useCallback(({ id, visible }: ProductFeedItem) => shownVisibility(id, visible, change), [change]);
  return {
    selected: selectedKeys,
    choice,
    busy: snapshot.hasTag('busy'),
    shown,
    select: (next) => {
      const added = [...next].filter((key) => !selectedKeys.has(key)).map(Number);
      const removed = selected.filter((id) => !next.has(String(id)));
      if (added.length > 0) actor.send({ type: 'products.selected', ids: added, on: true });
      if (removed.length > 0) actor.send({ type: 'products.selected', ids: removed, on: false });
    },
    choose: (visible) => actor.send({ type: 'choice.picked', visible }),
    apply: () => actor.send({ type: 'apply' }),
    show: (ids) => actor.send({ type: 'show', ids }),
    hide: (ids) => actor.send({ type: 'hide', ids }),
  };
}
