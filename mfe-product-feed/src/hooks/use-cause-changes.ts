import type { ProductFeedItem } from '@listings/shared-api/contract';
import { productVisibilityActors, productVisibilityMachine } from '@listings/shared-machines';
import { useActorWithInput, usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useOutdatedNotice } from './use-outdated-notice';

export interface CauseChanges {
  readonly busy: boolean;
  /** The last change that the store made; null while there is none. */
  readonly done: { readonly isHiding: boolean; readonly count: number } | null;
  /** What the server holds of the products: what it takes to undo a change of them. */
  readonly read: (products: readonly ProductFeedItem[]) => void;
  readonly sendAgain: (ids: readonly number[]) => void;
  readonly hide: (ids: readonly number[]) => void;
  /** Forgets the last change. */
  readonly forget: () => void;
}

const noticeId = 'cause-visibility';

/** Sending and hiding the products of a cause, with an undo as long as the causes are there [O2.45]. */
export function useCauseChanges(): CauseChanges {
  const { api, notices } = usePage();
  const t = useText('productFeed');
  const machine = useMemo(() => productVisibilityMachine.provide({ actors: productVisibilityActors(api) }), [api]);
  const actor = useActorWithInput(machine, undefined, { isBusy: (one) => one.getSnapshot().hasTag('busy') });
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
        ...(canUndo ? { action: undo } : {}),
      });
    });
    return () => subscription.unsubscribe();
  }, [actor, notices, t]);
  useEffect(() => () => notices.dismiss(noticeId), [notices]);
  return {
    busy: useSelector(actor, (state) => state.hasTag('busy')),
    done,
    read: (products) => actor.send({ type: 'products.read', products }),
    sendAgain: (ids) => actor.send({ type: 'show', ids }),
    hide: (ids) => actor.send({ type: 'hide', ids }),
    forget: () => setDone(null),
  };
}
