import { assign, emit, fromPromise, setup } from 'xstate';
import type { CampaignCreationAnswer, CampaignCreationCall } from '../campaign-creation/campaign-creation.actors';
import type { CampaignForgotten, CampaignCreationInput } from '../campaign-creation/campaign-creation.machine';
import { isCertainRefusal, raiseAnswer, notProvided, unreachable, type Refused } from '../ports';
import { isValidCampaign, type CampaignForm } from '../campaign-form/campaign-form.rules';
import { elsewhereNotice, noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';

export type CampaignLaunchEvent =
  | { readonly type: 'launch'; readonly campaign: CampaignForm }
  /** Gives up a creation with an unknown outcome: the next launch is another campaign. */
  | { readonly type: 'start.over' };
/** Answer of finishing the account and of completing the setup: both may be repeated any number of times. */
export type CampaignLaunchAnswer = { readonly type: 'answer.done' } | Refused;

export type CampaignLaunchInput = CampaignCreationInput;

export interface CampaignLaunchContext {
  readonly account: number;
  /** The campaign that is being launched. It stays the same while it is unknown whether it was created. */
  readonly campaign: CampaignForm | null;
  /** Last creation known to this screen. */
  readonly last: string | null;
  /** The campaign exists; only the completion of the setup is left. */
  readonly isCreated: boolean;
}

type Event = CampaignLaunchEvent | CampaignLaunchAnswer | CampaignCreationAnswer;

const noCampaign: CampaignForm = { amount: 0, countries: [] };

const parts = setup({
  types: {
    context: {} as CampaignLaunchContext,
    events: {} as Event,
    emitted: {} as FailureNotice | CampaignForgotten | GoTo | Track,
    input: {} as CampaignLaunchInput,
    tags: {} as 'busy' | 'done' | 'failed' | 'unsure' | 'created',
  },
  actors: {
    connectAdsAccount: fromPromise<CampaignLaunchAnswer>(notProvided),
    createCampaign: fromPromise<CampaignCreationAnswer, CampaignCreationCall>(notProvided),
    completeAdsSetup: fromPromise<CampaignLaunchAnswer, { readonly account: number }>(notProvided),
  },
  guards: {
    isValid: (_, campaign: CampaignForm) => isValidCampaign(campaign),
    isCertain: (_, refusal: Refused) => isCertainRefusal(refusal),
    isCreated: ({ context }) => context.isCreated,
    isUndecided: ({ context }) => context.campaign !== null,
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    record: emit((_, { amount, countries }: CampaignForm) => ({
      type: 'track' as const,
      name: 'gla_launch_paid_campaign_button_click',
      properties: { audiences: countries.join(','), budget: amount },
    })),
    keepCampaign: assign({ campaign: (_, campaign: CampaignForm) => campaign }),
    keepCreated: assign({ isCreated: true }),
    dropCampaign: assign({ campaign: null }),
    forget: emit({ type: 'campaign.forgotten' }),
    goToDashboard: emit({
      type: 'goto',
      to: { path: '/google/dashboard', params: { guide: 'campaign-creation-success' } },
      how: 'load',
    }),
  },
});

const answers = raiseAnswer<CampaignLaunchContext, Event, CampaignLaunchAnswer | CampaignCreationAnswer>(unreachable);

/**
 * Launching the first campaign [S4.23, decisions 5]: finish the ads account, create the campaign, complete the ads
 * setup, load the dashboard. One click, one campaign: a launch while one runs is ignored, what may have been created is
 * asked for again under the same key, also after a reload, and what another tab has launched is only completed.
 */
export const campaignLaunchMachine = parts.createMachine({
  id: 'campaignLaunch',
  options: { maxIterations: 1000 },
  context: ({ input: { account, memory } }) => ({
    account,
    campaign: memory.open?.campaign ?? null,
    last: memory.last,
    isCreated: memory.open?.created ?? false,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isCreated', target: 'unfinished' },
        { guard: 'isUndecided', target: 'unsureOfCampaign' },
        { target: 'ready' },
      ],
    },
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
        input: ({ context: { campaign, account, last } }) => ({ campaign: campaign ?? noCampaign, account, last }),
        ...answers,
      },
      on: {
        'answer.done': 'completing',
        // It was launched in another tab: one is enough.
        'answer.overtaken': 'completing',
        'answer.elsewhere': { target: 'ready', actions: { type: 'notify', params: elsewhereNotice } },
        'answer.undecided': {
          target: 'unsureOfCampaign',
          actions: { type: 'keepCampaign', params: ({ event }) => event.campaign },
        },
        'answer.refused': [
          {
            guard: { type: 'isCertain', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) },
          },
          {
            target: 'unsureOfCampaign',
            actions: { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) },
          },
        ],
      },
    },
    /** Unknown outcome of a creation: the next launch repeats the very same request. */
    unsureOfCampaign: {
      tags: ['failed', 'unsure'],
      on: { launch: 'creating', 'start.over': { target: 'ready', actions: ['dropCampaign', 'forget'] } },
    },
    completing: {
      tags: ['busy', 'created'],
      entry: 'keepCreated',
      invoke: {
        id: 'completeAdsSetup',
        src: 'completeAdsSetup',
        input: ({ context: { account } }) => ({ account }),
        ...answers,
      },
      on: {
        'answer.done': 'launched',
        'answer.refused': {
          target: 'unfinished',
          actions: { type: 'notify', params: ({ event }) => noticeOf('completeAdsSetup', event) },
        },
      },
    },
    /** The campaign exists; only the completion is left. */
    unfinished: { tags: ['failed', 'created'], on: { launch: 'completing' } },
    launched: { tags: 'done', entry: 'goToDashboard', type: 'final' },
  },
});
