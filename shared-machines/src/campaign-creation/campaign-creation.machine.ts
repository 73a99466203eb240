import { assign, emit, fromPromise, setup } from 'xstate';
import { isValidCampaign, type CampaignForm } from '../campaign-form/campaign-form.rules';
import { noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';
import { asking, unplugged, unreachable, type Refused } from '../ports';
import type { CampaignCreationAnswer, CampaignCreationCall } from './campaign-creation.actors';
import { firstCreationKey, idempotencyKeyOf, isCertainRefusal, type CreationKey } from './creation-key.rules';

export type CampaignCreationEvent = { readonly type: 'create'; readonly campaign: CampaignForm };

export interface CampaignCreationContext extends CreationKey {
  /** The campaign that is being created. It stays the same while it is unknown whether it was. */
  readonly campaign: CampaignForm | null;
}

export interface CampaignCreationInput {
  /** Random text, made once for the form: a repeated creation carries the same idempotency key [decisions 5]. */
  readonly idempotencyKey: string;
}

/** A campaign was created and is told once [O8.11]. */
export interface CampaignCreated {
  readonly type: 'campaign.created';
}

type Event = CampaignCreationEvent | CampaignCreationAnswer;

const noCampaign: CampaignForm = { amount: 0, countries: [] };

const parts = setup({
  types: {
    context: {} as CampaignCreationContext,
    events: {} as Event,
    emitted: {} as FailureNotice | CampaignCreated | GoTo | Track,
    input: {} as CampaignCreationInput,
    tags: {} as 'busy' | 'done' | 'unsure',
  },
  actors: { createCampaign: fromPromise<CampaignCreationAnswer, CampaignCreationCall>(unplugged) },
  guards: {
    isValid: (_, campaign: CampaignForm) => isValidCampaign(campaign),
    isCertain: (_, refusal: Refused) => isCertainRefusal(refusal),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    record: emit((_, { amount, countries }: CampaignForm) => ({
      type: 'track' as const,
      name: 'gla_launch_paid_campaign_button_click',
      properties: { audiences: countries.join(','), budget: amount },
    })),
    keepCampaign: assign({ campaign: (_, campaign: CampaignForm) => campaign }),
    startNextRound: assign({ round: ({ context }) => context.round + 1 }),
    tellSuccess: emit({ type: 'campaign.created' }),
    goToDashboard: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'push' }),
  },
});

const answers = asking<CampaignCreationContext, Event, CampaignCreationAnswer>(unreachable);

/**
 * Creating a further campaign on the create screen: one click, one campaign [O2.53, O8.11, decisions 5]. What may have been
 * created is asked for again under the same key, with the same countries and amount.
 */
export const campaignCreationMachine = parts.createMachine({
  id: 'campaignCreation',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...firstCreationKey(input.idempotencyKey), campaign: null }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        create: {
          guard: { type: 'isValid', params: ({ event }) => event.campaign },
          target: 'creating',
          actions: [
            { type: 'keepCampaign', params: ({ event }) => event.campaign },
            { type: 'record', params: ({ event }) => event.campaign },
          ],
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createCampaign',
        src: 'createCampaign',
        input: ({ context }) => ({
          campaign: context.campaign ?? noCampaign,
          idempotencyKey: idempotencyKeyOf(context),
        }),
        ...answers,
      },
      on: {
        'answer.done': 'created',
        'answer.refused': [
          {
            guard: { type: 'isCertain', params: ({ event }) => event },
            target: 'ready',
            actions: ['startNextRound', { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) }],
          },
          { target: 'unsure', actions: { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) } },
        ],
      },
    },
    /** Nobody knows whether it was created: the next attempt repeats the very same request. */
    unsure: { tags: 'unsure', on: { create: 'creating' } },
    created: { tags: 'done', entry: ['tellSuccess', 'goToDashboard'], type: 'final' },
  },
});
