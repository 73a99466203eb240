import type { Api } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { campaignCreationActors, type CampaignCreationCall } from '../campaign-creation/campaign-creation.actors';
import {
  firstCreationKey,
  idempotencyKeyOf,
  isCertainRefusal,
  type CreationKey,
} from '../campaign-creation/creation-key.rules';
import { isValidCampaign, type CampaignForm } from '../campaign-form/campaign-form.rules';
import { noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';
import { answering, asking, refusedBy, unplugged, unreachable, type Refused } from '../ports';

export type CampaignLaunchEvent = { readonly type: 'launch'; readonly campaign: CampaignForm };
export type CampaignLaunchAnswer = { readonly type: 'answer.done' } | Refused;

export interface CampaignLaunchContext extends CreationKey {
  /** The campaign that is being launched. It stays the same while it is unknown whether it was created. */
  readonly campaign: CampaignForm | null;
}

export interface CampaignLaunchInput {
  /** Random text, made once for the form: a repeated creation carries the same idempotency key [decisions 5]. */
  readonly idempotencyKey: string;
}

type Event = CampaignLaunchEvent | CampaignLaunchAnswer;

const noCampaign: CampaignForm = { amount: 0, countries: [] };

const parts = setup({
  types: {
    context: {} as CampaignLaunchContext,
    events: {} as Event,
    emitted: {} as FailureNotice | GoTo | Track,
    input: {} as CampaignLaunchInput,
    tags: {} as 'busy' | 'done' | 'failed',
  },
  actors: {
    connectAdsAccount: fromPromise<CampaignLaunchAnswer>(unplugged),
    createCampaign: fromPromise<CampaignLaunchAnswer, CampaignCreationCall>(unplugged),
    completeAdsSetup: fromPromise<CampaignLaunchAnswer>(unplugged),
  },
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
    goToDashboard: emit({
      type: 'goto',
      to: { path: '/google/dashboard', params: { guide: 'campaign-creation-success' } },
      how: 'load',
    }),
  },
});

const answers = asking<CampaignLaunchContext, Event, CampaignLaunchAnswer>(unreachable);

/**
 * Launching the first campaign [S4.23, decisions 5]: finish the ads account, create the campaign, complete the ads
 * setup, load the dashboard. One click, one campaign: a launch while one runs is ignored, and what may have been created
 * is asked for again under the same key.
 */
export const campaignLaunchMachine = parts.createMachine({
  id: 'campaignLaunch',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...firstCreationKey(input.idempotencyKey), campaign: null }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        launch: {
          guard: { type: 'isValid', params: ({ event }) => event.campaign },
          target: 'finishingAccount',
          actions: [
            { type: 'keepCampaign', params: ({ event }) => event.campaign },
            { type: 'record', params: ({ event }) => event.campaign },
          ],
        },
      },
    },
    finishingAccount: {
      tags: 'busy',
      invoke: { id: 'connectAdsAccount', src: 'connectAdsAccount', ...answers },
      on: {
        'answer.done': 'creating',
        'answer.refused': {
          target: 'ready',
          actions: { type: 'notify', params: ({ event }) => noticeOf('finishAdsAccount', event) },
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
        'answer.done': 'completing',
        'answer.refused': [
          {
            guard: { type: 'isCertain', params: ({ event }) => event },
            target: 'ready',
            actions: ['startNextRound', { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) }],
          },
          {
            target: 'unsureOfCampaign',
            actions: { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) },
          },
        ],
      },
    },
    /** Nobody knows whether it was created: the next launch repeats the very same request. */
    unsureOfCampaign: { tags: 'failed', on: { launch: 'creating' } },
    completing: {
      tags: 'busy',
      invoke: { id: 'completeAdsSetup', src: 'completeAdsSetup', ...answers },
      on: {
        'answer.done': 'launched',
        'answer.refused': {
          target: 'unfinished',
          actions: { type: 'notify', params: ({ event }) => noticeOf('completeAdsSetup', event) },
        },
      },
    },
    /** The campaign exists; only the completion is left. */
    unfinished: { tags: 'failed', on: { launch: 'completing' } },
    launched: { tags: 'done', entry: 'goToDashboard', type: 'final' },
  },
});

const done = (): CampaignLaunchAnswer => ({ type: 'answer.done' });

/** The calls of launching a campaign, plugged into the client. */
export const campaignLaunchActors = (api: Pick<Api, 'connectAdsAccount' | 'createCampaign' | 'completeAdsSetup'>) => ({
  connectAdsAccount: fromPromise<CampaignLaunchAnswer>(() => answering(api.connectAdsAccount(), done, refusedBy)),
  ...campaignCreationActors(api),
  completeAdsSetup: fromPromise<CampaignLaunchAnswer>(() => answering(api.completeAdsSetup(), done, refusedBy)),
});
