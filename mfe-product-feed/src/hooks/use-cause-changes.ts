import type { ProductFeedItem } from '@listings/shared-api/contract';
import { ChangeProgress, productVisibilityActors, productVisibilityMachine } from '@listings/shared-machines';
import { useActorWithInput, usePage } from '@listings/shared-app';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useChangeNotices } from './use-change-notices';
import { useChangeProgress } from './use-change-progress';
import { useFailedNames } from './use-failed-names';
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

/** Sending and hiding the products of a cause, with an undo as long as the causes are there [O2.45]. */
export function useCauseChanges(): CauseChanges {
  const { api } = usePage();
  const [progress] = useState(() => new ChangeProgress());
  const machine = useMemo(
    () => productVisibilityMachine.provide({ actors: productVisibilityActors(api, progress) }),
    [api, progress],
  );
  const [names] = useState(() => new Map<number, string>());
  const nameOf = useCallback((id: number) => names.get(id) ?? '', [names]);
  const actor = useActorWithInput(machine, undefined, { isBusy, detailOf: useFailedNames(progress, nameOf) });
  const [done, setDone] = useState<CauseChanges['done']>(null);
  useChangeNotices(actor, {
    noticeId: 'cause-visibility',
    staysSelected: false,
    onChanged: ({ id, count }) => {
      if (id !== 'undoProductVisibility') setDone({ isHiding: id === 'updateProductVisibility', count });
    },
  });
  return {
    busy: useSelector(actor, (state) => state.hasTag('busy')),
    done,
    progress: useChangeProgress(progress),
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
