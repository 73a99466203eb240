import { assign, emit, fromPromise, setup } from 'xstate';
import { isValidCampaign, type CampaignForm } from '../campaign-form/campaign-form.rules';
import { elsewhereNotice, noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';
import { raiseAnswer, notProvided, unreachable, type Refused, isCertainRefusal } from '../ports';
import type { CampaignCreationAnswer, CampaignCreationCall } from './campaign-creation.actors';
import { type CampaignMemory } from './campaign-decision.rules';

export type CampaignCreationEvent =
  | { readonly type: 'create'; readonly campaign: CampaignForm }
  /** Gives up a creation with an unknown outcome: the next one is another campaign. */
  | { readonly type: 'start.over' };

export interface CampaignCreationInput {
  /** The ads account campaigns are created in. */
  readonly account: number;
  readonly memory: CampaignMemory;
}

export interface CampaignCreationContext {
  readonly account: number;
  /** The campaign that is being created. It stays the same while it is unknown whether it was. */
  readonly campaign: CampaignForm | null;
  /** Last creation known to this screen. */
  readonly last: string | null;
}

/** Success of a creation, reported once [O8.11]. */
export interface CampaignCreated {
  readonly type: 'campaign.created';
}

/** A campaign that may have been created is given up. */
export interface CampaignForgotten {
  readonly type: 'campaign.forgotten';
}

type Event = CampaignCreationEvent | CampaignCreationAnswer;

const noCampaign: CampaignForm = { amount: 0, countries: [] };

const parts = setup({
  types: {
    context: {} as CampaignCreationContext,
    events: {} as Event,
    emitted: {} as FailureNotice | CampaignCreated | CampaignForgotten | GoTo | Track,
    input: {} as CampaignCreationInput,
    tags: {} as 'busy' | 'done' | 'unsure' | 'overtaken',
  },
  actors: { createCampaign: fromPromise<CampaignCreationAnswer, CampaignCreationCall>(notProvided) },
  guards: {
    isValid: (_, campaign: CampaignForm) => isValidCampaign(campaign),
    isCertain: (_, refusal: Refused) => isCertainRefusal(refusal),
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
    keepLast: assign({ last: (_, last: string | null) => last }),
    dropCampaign: assign({ campaign: null }),
    tellSuccess: emit({ type: 'campaign.created' }),
    forget: emit({ type: 'campaign.forgotten' }),
    goToDashboard: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'push' }),
  },
});

const answers = raiseAnswer<CampaignCreationContext, Event, CampaignCreationAnswer>(unreachable);

/** The form is free: a valid campaign is created at once. */
const free = {
  create: {
    guard: { type: 'isValid', params: ({ event }: { event: { readonly campaign: CampaignForm } }) => event.campaign },
    target: 'creating',
    actions: [
      { type: 'keepCampaign', params: ({ event }: { event: { readonly campaign: CampaignForm } }) => event.campaign },
      { type: 'record', params: ({ event }: { event: { readonly campaign: CampaignForm } }) => event.campaign },
    ],
  },
} as const;

/**
 * Creating a further campaign on the create screen: one click, one campaign [O2.53, O8.11, decisions 5]. A creation
 * with an unknown outcome is repeated under the same key, with the same countries and amount, also after a reload; one
 * made by another tab meanwhile is reported before there is a second one.
 */
export const campaignCreationMachine = parts.createMachine({
  id: 'campaignCreation',
  options: { maxIterations: 1000 },
  context: ({ input: { account, memory } }) => ({
    account,
    campaign: memory.open === null || memory.open.created ? null : memory.open.campaign,
    last: memory.last,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isUndecided', target: 'unsure' }, { target: 'ready' }] },
    ready: { on: free },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createCampaign',
        src: 'createCampaign',
        input: ({ context: { campaign, account, last } }) => ({ campaign: campaign ?? noCampaign, account, last }),
        ...answers,
      },
      on: {
        'answer.done': 'created',
        'answer.elsewhere': { target: 'ready', actions: { type: 'notify', params: elsewhereNotice } },
        'answer.overtaken': { target: 'overtaken', actions: { type: 'keepLast', params: ({ event }) => event.last } },
        'answer.undecided': {
          target: 'unsure',
          actions: { type: 'keepCampaign', params: ({ event }) => event.campaign },
        },
        'answer.refused': [
          {
            guard: { type: 'isCertain', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) },
          },
          { target: 'unsure', actions: { type: 'notify', params: ({ event }) => noticeOf('createCampaign', event) } },
        ],
      },
    },
    /** Unknown outcome of a creation: the next attempt repeats the very same request. */
    unsure: {
      tags: 'unsure',
      on: { create: 'creating', 'start.over': { target: 'ready', actions: ['dropCampaign', 'forget'] } },
    },
    /** Another tab created one meanwhile: this one is created only on a further request. */
    overtaken: { tags: 'overtaken', on: free },
    created: { tags: 'done', entry: ['tellSuccess', 'goToDashboard'], type: 'final' },
  },
});
