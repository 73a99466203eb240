import { campaignCreationActors, campaignCreationMachine, type CampaignForm } from '@listings/shared-machines';
import { useMachineEffects, usePage } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

export interface CampaignCreation {
  /** A creation is under way, or done and the screen leaves. */
  readonly busy: boolean;
  /** No usable answer arrived: the campaign may exist. The next attempt is the very same request. */
  readonly unsure: boolean;
  readonly create: (campaign: CampaignForm) => void;
}

/** Creates a campaign: one click, one campaign; tells of it and leads back to the dashboard [O8.11]. */
export function useCampaignCreation(): CampaignCreation {
  const { api, notices } = usePage();
  const t = useText('dashboard');
  const machine = useMemo(() => campaignCreationMachine.provide({ actors: campaignCreationActors(api) }), [api]);
  const [input] = useState(() => ({ idempotencyKey: crypto.randomUUID() }));
  const [state, send, actor] = useMachine(machine, { input });
  useMachineEffects(actor);
  useEffect(() => {
    const told = actor.on('campaign.created', () => {
      notices.dismiss('failed.createCampaign');
      notices.show({ id: 'campaign.created', kind: 'success', text: t('created.title') });
    });
    return () => told.unsubscribe();
  }, [actor, notices, t]);
  return {
    busy: state.hasTag('busy') || state.hasTag('done'),
    unsure: state.hasTag('unsure'),
    create: (campaign) => send({ type: 'create', campaign }),
  };
}
