import type { CampaignStatus } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { isCertainRefusal, raiseAnswer, notProvided, unreachable, type Refused } from '../ports';
import type {
  CampaignFoundAnswer,
  CampaignStatusAnswer,
  StatusChange,
} from '../campaign-status/campaign-status.machine';
import type { PausableCampaign } from './campaign-pausing.rules';

export type CampaignPausingEvent =
  | { readonly type: 'campaigns.pause'; readonly campaigns: readonly PausableCampaign[] }
  /** Asks again for those that could not be paused. */
  | { readonly type: 'pause.retry' };
type Event = CampaignPausingEvent | CampaignStatusAnswer | CampaignFoundAnswer;

export interface CampaignPausingContext {
  /** Those still to be paused; the first is being paused. */
  readonly waiting: readonly PausableCampaign[];
  /** Number of campaigns paused since the last request. */
  readonly paused: number;
  /** Those that could not be paused. */
  readonly failed: readonly PausableCampaign[];
}

/** Statuses of campaigns may have changed: screens that show them read them again. */
export interface CampaignsChanged {
  readonly type: 'campaigns.changed';
}

const parts = setup({
  types: {
    context: {} as CampaignPausingContext,
    events: {} as Event,
    emitted: {} as CampaignsChanged,
    tags: {} as 'busy' | 'failed' | 'paused',
  },
  actors: {
    updateCampaign: fromPromise<CampaignStatusAnswer, StatusChange>(notProvided),
    listCampaigns: fromPromise<CampaignFoundAnswer, { readonly id: number }>(notProvided),
  },
  guards: {
    isAny: (_, campaigns: readonly PausableCampaign[]) => campaigns.length > 0,
    isCertain: (_, refusal: Refused) => isCertainRefusal(refusal),
    /** A deleted campaign spends no more than a paused one. */
    isQuiet: (_, status: CampaignStatus | null) => status === null || status === 'paused' || status === 'removed',
    isWaiting: ({ context }) => context.waiting.length > 0,
    hasFailed: ({ context }) => context.failed.length > 0,
  },
  actions: {
    begin: assign((_, campaigns: readonly PausableCampaign[]) => ({ waiting: campaigns, paused: 0, failed: [] })),
    countPaused: assign(({ context: { waiting, paused } }) => ({ waiting: waiting.slice(1), paused: paused + 1 })),
    keepFailed: assign(({ context: { waiting, failed } }) => ({
      waiting: waiting.slice(1),
      failed: [...failed, ...waiting.slice(0, 1)],
    })),
    tellChanged: emit({ type: 'campaigns.changed' }),
  },
});

const answers = raiseAnswer<CampaignPausingContext, Event, CampaignStatusAnswer | CampaignFoundAnswer>(unreachable);

/** The campaign that is being paused. */
const current = ({ waiting }: CampaignPausingContext): number => waiting[0]?.id ?? 0;

const pause = {
  guard: {
    type: 'isAny',
    params: ({ event }: { event: Extract<Event, { type: 'campaigns.pause' }> }) => event.campaigns,
  },
  target: 'pausing',
  actions: {
    type: 'begin',
    params: ({ event }: { event: Extract<Event, { type: 'campaigns.pause' }> }) => event.campaigns,
  },
} as const;

/**
 * Pauses several campaigns, one after the other: one that fails keeps none of the others from being paused, and can be
 * asked for again. When an answer was lost, the campaign is looked up before it counts as failed [O4.07].
 */
export const campaignPausingMachine = parts.createMachine({
  id: 'campaignPausing',
  options: { maxIterations: 1000 },
  context: { waiting: [], paused: 0, failed: [] },
  initial: 'idle',
  states: {
    idle: { on: { 'campaigns.pause': pause } },
    pausing: {
      tags: 'busy',
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isWaiting', target: 'updating' },
            { guard: 'hasFailed', target: '#campaignPausing.failed' },
            { target: '#campaignPausing.paused' },
          ],
        },
        updating: {
          invoke: {
            id: 'updateCampaign',
            src: 'updateCampaign',
            input: ({ context }) => ({ id: current(context), status: 'paused' }),
            ...answers,
          },
          on: {
            'answer.updated': { target: 'choosing', actions: 'countPaused' },
            'answer.refused': [
              {
                guard: { type: 'isCertain', params: ({ event }) => event },
                target: 'choosing',
                actions: 'keepFailed',
              },
              { target: 'lookingUp' },
            ],
          },
        },
        lookingUp: {
          invoke: {
            id: 'listCampaigns',
            src: 'listCampaigns',
            input: ({ context }) => ({ id: current(context) }),
            ...answers,
          },
          on: {
            'answer.found': [
              {
                guard: { type: 'isQuiet', params: ({ event }) => event.status },
                target: 'choosing',
                actions: 'countPaused',
              },
              { target: 'choosing', actions: 'keepFailed' },
            ],
            'answer.refused': { target: 'choosing', actions: 'keepFailed' },
          },
        },
      },
      exit: 'tellChanged',
    },
    failed: {
      tags: 'failed',
      on: {
        'campaigns.pause': pause,
        'pause.retry': { target: 'pausing', actions: { type: 'begin', params: ({ context }) => context.failed } },
      },
    },
    paused: { tags: 'paused', on: { 'campaigns.pause': pause } },
  },
});
