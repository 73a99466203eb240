import {
  campaignPausingMachine,
  campaignStatusActors,
  dailySpendOf,
  runningCampaigns,
  type Actor,
  type PausableCampaign,
} from '@listings/shared-machines';
import { useActorWithInput, useEmitted, usePage, useServerRead } from '@listings/shared-app';
import { useAdsAmounts } from '@listings/shared-sections';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

type PausingActor = Actor<typeof campaignPausingMachine>;

export interface RunningCampaigns {
  /** `absent` without an ads account: no campaign can run. */
  readonly state: 'absent' | 'reading' | 'unknown' | 'known';
  readonly count: number;
  /** Most that they may spend a day, such as '28.00 EUR'. */
  readonly spend: string;
  /** Position of the campaign being paused, and their number; null while none is. */
  readonly pausing: { readonly at: number; readonly count: number } | null;
  /** Campaigns that could not be paused and may still run. */
  readonly failed: readonly PausableCampaign[];
  /** The campaigns ran when the dialog was opened, and were paused in it. */
  readonly paused: boolean;
  readonly pause: () => void;
  readonly retry: () => void;
  readonly readAgain: () => void;
}

const isBusy = (actor: PausingActor) => actor.getSnapshot().hasTag('busy');

function usePausing() {
  const { api, queryClient } = usePage();
  const machine = useMemo(() => campaignPausingMachine.provide({ actors: campaignStatusActors(api) }), [api]);
  const actor = useActorWithInput(machine, undefined, { isBusy });
  useEmitted(actor, 'campaigns.changed', () => {
    void queryClient.invalidateQueries({ queryKey: ['listCampaigns'] });
  });
  return { actor, snapshot: useSelector(actor, (state) => state) };
}

/** The campaigns as the server holds them now, and the account whose currency they are in; asked for only while `enabled`. */
function useCampaignReads(enabled: boolean) {
  const account = useServerRead('getAdsConnection', undefined, { silent: true, enabled });
  const isAbsent = account.data?.status === 'disconnected';
  const campaigns = useServerRead('listCampaigns', {}, { silent: true, fresh: true, enabled: enabled && !isAbsent });
  const reads = [account, campaigns];
  const isReading = reads.some(({ isFetching }) => isFetching);
  const isUnknown = reads.some(({ isError, data }) => isError || data === undefined);
  return {
    state: isAbsent ? 'absent' : isReading ? 'reading' : isUnknown ? 'unknown' : 'known',
    running: runningCampaigns(campaigns.data ?? []),
    readAgain: () => reads.forEach((read) => void read.refetch()),
  } as const;
}

/**
 * Campaigns that keep spending, and the action that pauses all of them; nothing is read while `ending`, when the
 * accounts are about to go.
 */
export function useRunningCampaigns(ending: boolean): RunningCampaigns {
  const { amountText } = useAdsAmounts();
  const { state, running, readAgain } = useCampaignReads(!ending);
  const { actor, snapshot } = usePausing();
  const { waiting, paused, failed } = snapshot.context;
  const mayRun = ({ id }: PausableCampaign) => state !== 'known' || running.some((campaign) => campaign.id === id);
  const done = paused + failed.length;
  return {
    state,
    count: running.length,
    spend: amountText(dailySpendOf(running)),
    pausing: snapshot.hasTag('busy') ? { at: done + 1, count: done + waiting.length } : null,
    failed: failed.filter(mayRun),
    paused: snapshot.hasTag('paused'),
    pause: () => actor.send({ type: 'campaigns.pause', campaigns: running }),
    retry: () => actor.send({ type: 'pause.retry' }),
    readAgain,
  };
}
