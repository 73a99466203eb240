import { limits, type ProductFeedItem } from '@listings/shared-api/contract';
import { ChangeProgress, productVisibilityActors, productVisibilityMachine } from '@listings/shared-machines';
import { useActorWithInput, usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFailedNames } from './use-failed-names';
import { useOutdatedNotice } from './use-outdated-notice';
import type { ProductVisibility } from './use-product-visibility';
import type { VisibilityActor } from './use-picked-products';

export interface CauseChanges extends Pick<ProductVisibility, 'busy' | 'progress' | 'stop'> {
  /** The last change that the store made; null while there is none. */
  readonly done: { readonly isHiding: boolean; readonly count: number } | null;
  /** What the server holds of the products: what it takes to undo a change of them. */
  readonly read: (products: readonly ProductFeedItem[]) => void;
  readonly sendAgain: (ids: readonly number[]) => void;
  readonly hide: (ids: readonly number[]) => void;
  /** Forgets the last change. */
  readonly forget: () => void;
}

const isBusy = (actor: VisibilityActor) => actor.getSnapshot().hasTag('busy');
const noticeId = 'cause-visibility';

/** Sending and hiding the products of a cause, with an undo as long as the causes are there [O2.45]. */
export function useCauseChanges(): CauseChanges {
  const { api, notices } = usePage();
  const t = useText('productFeed');
  const [progress] = useState(() => new ChangeProgress());
  const machine = useMemo(
    () => productVisibilityMachine.provide({ actors: productVisibilityActors(api, progress) }),
    [api, progress],
  );
  const [names] = useState(() => new Map<number, string>());
  const nameOf = useCallback((id: number) => names.get(id) ?? '', [names]);
  const actor = useActorWithInput(machine, undefined, { isBusy, detailOf: useFailedNames(progress, nameOf) });
  useOutdatedNotice(actor, noticeId);
  const [done, setDone] = useState<CauseChanges['done']>(null);
  useEffect(() => {
    const subscription = actor.on('notice.success', ({ id, count }) => {
      if (id === 'requestReview') return;
      if (id !== 'undoProductVisibility') setDone({ isHiding: id === 'updateProductVisibility', count });
      const undo = { label: t('feed.bulk.undo'), run: () => actor.send({ type: 'undo' }) };
      const canUndo = actor.getSnapshot().can({ type: 'undo' });
      notices.show({
        id: noticeId,
        kind: 'success',
        text: t(`feed.bulk.${id}`, { count }),
        // Nobody undoes by hand what took several calls.
        ...(canUndo ? { action: undo, stays: count > limits.ids } : {}),
      });
    });
    return () => subscription.unsubscribe();
  }, [actor, notices, t]);
  useEffect(() => () => notices.dismiss(noticeId), [notices]);
  return {
    busy: useSelector(actor, (state) => state.hasTag('busy')),
    done,
    progress: useSyncExternalStore(progress.subscribe, progress.current),
    stop: progress.stop,
    read: (products) => {
      for (const { id, title } of products) names.set(id, title);
      actor.send({ type: 'products.read', products });
    },
    sendAgain: (ids) => actor.send({ type: 'show', ids }),
    hide: (ids) => actor.send({ type: 'hide', ids }),
    forget: () => setDone(null),
  };
}
