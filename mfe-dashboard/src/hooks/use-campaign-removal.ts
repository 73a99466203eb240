import {
  campaignRemovalActors,
  campaignRemovalMachine,
  makeActor,
  removalGrace,
  type Actor,
  type RemovableCampaign,
} from '@listings/shared-machines';
import { useMachineFailure, usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { markRemoved } from './use-removed-campaigns';

export interface CampaignRemoval {
  /** The question is answered: the dialog goes. */
  readonly isOver: boolean;
  readonly confirm: () => void;
  readonly close: () => void;
}

type Removal = Actor<typeof campaignRemovalMachine>;

/** Follows a removal to its end, whichever screen is shown: the row, the notice with Undo, and the page that is left. */
function useFollow({ id, name }: RemovableCampaign): (removal: Removal) => void {
  const { notices, queryClient, recorder } = usePage();
  const t = useText('dashboard');
  const notifyFailure = useMachineFailure();
  return (removal) => {
    const notice = `campaign.${id}`;
    const stopRecording = recorder.watch(removal);
    const leave = () => {
      removal.send({ type: 'page.left' });
      notices.showNext({ kind: 'info', text: t('remove.left', { name }) });
    };
    const stay = () => window.removeEventListener('pagehide', leave);
    removal.subscribe({ next: (state) => markRemoved(queryClient, id, state.hasTag('gone')), complete: stopRecording });
    removal.on('removal.waiting', () => {
      window.addEventListener('pagehide', leave);
      notices.show({
        id: notice,
        kind: 'info',
        waiting: true,
        text: t('remove.waiting', { name, seconds: removalGrace / 1000 }),
        action: { label: t('told.undo'), run: () => removal.send({ type: 'undo' }), isUndo: true },
      });
    });
    removal.on('removal.undone', () => {
      stay();
      notices.show({ id: notice, kind: 'success', text: t('remove.undone', { name }) });
    });
    removal.on('removal.sent', () => {
      stay();
      notices.show({ id: notice, kind: 'info', waiting: true, text: t('remove.sent', { name }) });
    });
    removal.on('removal.done', () => notices.show({ id: notice, kind: 'success', text: t('remove.done', { name }) }));
    removal.on('notice', (failure) => {
      notices.dismiss(notice);
      notifyFailure(failure);
    });
  };
}

/**
 * Removes a campaign for good, after a confirmation and ten seconds to take it back [O4.07]. From the confirmation on
 * the removal is the page's: it goes on when its screen is gone.
 */
export function useCampaignRemoval({ id, name }: RemovableCampaign): CampaignRemoval {
  const { api } = usePage();
  const [removal] = useState(() =>
    makeActor(campaignRemovalMachine.provide({ actors: campaignRemovalActors(api) }), { id, name }).start(),
  );
  const isOver = useSelector(removal, (state) => !state.hasTag('modal'));
  const follow = useFollow({ id, name });
  return {
    isOver,
    confirm: () => {
      follow(removal);
      removal.send({ type: 'confirm' });
    },
    close: () => removal.send({ type: 'close' }),
  };
}
