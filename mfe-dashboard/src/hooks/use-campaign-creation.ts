import {
  campaignCreationActors,
  campaignCreationMachine,
  dropDecision,
  recallCampaign,
  type Actor,
  type CampaignForm,
} from '@listings/shared-machines';
import { useActorWithInput, useEmitted, usePage } from '@listings/shared-app';
import { createDecisionStore, useFigureTexts, useRefusedNames } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';

export interface CampaignCreation {
  /** A creation is under way, or done and the screen leaves. */
  readonly busy: boolean;
  /** `unsure`: no usable answer arrived, the campaign may exist. `overtaken`: another tab has created one meanwhile. */
  readonly stage: 'free' | 'unsure' | 'overtaken';
  /** The campaign that may have been created: the next attempt is the very same request. */
  readonly campaign: CampaignForm | null;
  /** Names that the store refused: other campaigns have them. */
  readonly refusedNames: readonly string[];
  readonly create: (campaign: CampaignForm) => void;
  /** Gives up what may have been created. */
  readonly startOver: () => void;
}

type CreationActor = Actor<typeof campaignCreationMachine>;

const isBusy = (actor: CreationActor) => actor.getSnapshot().hasTag('busy');

/** Creates a campaign of an ads account: one click, one campaign; tells of it and leads back to the dashboard [O8.11]. */
export function useCampaignCreation(account: number): CampaignCreation {
  const { api, notices } = usePage();
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const [store] = useState(createDecisionStore);
  const machine = useMemo(
    () => campaignCreationMachine.provide({ actors: campaignCreationActors({ api, store, staysOpen: false }) }),
    [api, store],
  );
  const [input] = useState(() => ({ account, memory: recallCampaign(store, account) }));
  const actor = useActorWithInput(machine, input, { isBusy });
  const state = useSelector(actor, (snapshot) => snapshot);
  const tell = () => {
    notices.dismiss('failed.createCampaign');
    const { name, amount = 0 } = actor.getSnapshot().context.campaign ?? {};
    const runs = name === undefined ? '' : ` ${t('create.runs', { name: name.trim(), amount: texts.amount(amount) })}`;
    notices.show({ id: 'campaign.created', kind: 'success', text: t('created.title') + runs });
  };
  useEmitted(actor, 'campaign.created', tell, 'untilStopped');
  useEmitted(actor, 'campaign.forgotten', () => dropDecision(store, account));
  const refusedNames = useRefusedNames(actor, () => actor.getSnapshot().context.campaign?.name);
  const isUnsure = state.hasTag('unsure');
  return {
    busy: state.hasTag('busy') || state.hasTag('done'),
    stage: isUnsure ? 'unsure' : state.hasTag('overtaken') ? 'overtaken' : 'free',
    campaign: isUnsure ? state.context.campaign : null,
    refusedNames,
    create: (campaign) => actor.send({ type: 'create', campaign }),
    startOver: () => actor.send({ type: 'start.over' }),
  };
}
