import type { Api, ApiOutput, CampaignStatus } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { isCertainRefusal, toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';
import { noticeOf, type FailureNotice } from '../emitted';

/** Settings of a campaign. */
type CampaignSetting = 'enabled' | 'paused';

export interface CampaignStatusInput {
  readonly id: number;
  /** Status on the server. */
  readonly stored: CampaignStatus;
}

export interface CampaignStatusContext extends CampaignStatusInput {
  /** Requested setting, shown from the request on [decisions 17]. */
  readonly wanted: CampaignSetting | null;
  /** The notice to give should the change not have been made. */
  readonly doubt: FailureNotice | null;
}

export type CampaignStatusEvent =
  | { readonly type: 'campaign.enable' }
  | { readonly type: 'campaign.pause' }
  | { readonly type: 'pause.confirmed' }
  | { readonly type: 'pause.cancelled' }
  /** The campaign was read again. */
  | { readonly type: 'status.read'; readonly status: CampaignStatus };

export type CampaignStatusAnswer = { readonly type: 'answer.updated' } | Refused;
/** Status on the server; null when there is no such campaign. */
export type CampaignFoundAnswer = { readonly type: 'answer.found'; readonly status: CampaignStatus | null } | Refused;
type Event = CampaignStatusEvent | CampaignStatusAnswer | CampaignFoundAnswer;

/** The requested setting has taken effect. */
export interface CampaignChanged {
  readonly type: 'campaign.changed';
  readonly status: CampaignSetting;
}

export interface StatusChange {
  readonly id: number;
  readonly status: CampaignSetting;
}

/** Status to show: the last change, else that of the server. */
export const shownCampaignStatus = ({ stored, wanted }: CampaignStatusContext): CampaignStatus => wanted ?? stored;

const parts = setup({
  types: {
    context: {} as CampaignStatusContext,
    input: {} as CampaignStatusInput,
    events: {} as Event,
    emitted: {} as FailureNotice | CampaignChanged,
    tags: {} as 'busy' | 'confirming',
  },
  actors: {
    updateCampaign: fromPromise<CampaignStatusAnswer, StatusChange>(notProvided),
    listCampaigns: fromPromise<CampaignFoundAnswer, { readonly id: number }>(notProvided),
  },
  guards: {
    isPaused: ({ context }) => shownCampaignStatus(context) === 'paused',
    isCertain: (_, refusal: Refused) => isCertainRefusal(refusal),
    isDone: ({ context }, status: CampaignStatus | null) => status === context.wanted,
    isEnabled: ({ context }) => shownCampaignStatus(context) === 'enabled',
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    want: assign({ wanted: (_, wanted: CampaignSetting) => wanted }),
    rollBack: assign({ wanted: null }),
    keepDoubt: assign({ doubt: (_, doubt: FailureNotice) => doubt }),
    dropDoubt: assign({ doubt: null }),
    notifyDoubt: emit(({ context }) => context.doubt ?? noticeOf('updateCampaign', unreachable)),
    tell: emit(({ context }): CampaignChanged => ({ type: 'campaign.changed', status: context.wanted ?? 'paused' })),
    keepRead: assign({ stored: (_, status: CampaignStatus) => status }),
  },
});

const answers = raiseAnswer<CampaignStatusContext, Event, CampaignStatusAnswer | CampaignFoundAnswer>(unreachable);

/**
 * Enables one campaign at once and pauses it after a confirmation; the change shows from the moment it is asked for and
 * is taken back when it fails [O4.07, decisions 17]. When the answer was lost, the campaign is looked up before it is.
 */
export const campaignStatusMachine = parts.createMachine({
  id: 'campaignStatus',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, wanted: null, doubt: null }),
  initial: 'settled',
  on: { 'status.read': { actions: { type: 'keepRead', params: ({ event }) => event.status } } },
  states: {
    settled: {
      on: {
        'campaign.enable': { guard: 'isPaused', target: 'updating', actions: { type: 'want', params: 'enabled' } },
        'campaign.pause': { guard: 'isEnabled', target: 'confirmingPause' },
        'status.read': { actions: [{ type: 'keepRead', params: ({ event }) => event.status }, 'rollBack'] },
      },
    },
    confirmingPause: {
      tags: 'confirming',
      on: {
        'pause.confirmed': { target: 'updating', actions: { type: 'want', params: 'paused' } },
        'pause.cancelled': 'settled',
      },
    },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'updateCampaign',
        src: 'updateCampaign',
        input: ({ context: { id, wanted } }) => ({ id, status: wanted ?? 'paused' }),
        ...answers,
      },
      on: {
        'answer.updated': { target: 'settled', actions: 'tell' },
        'answer.refused': [
          {
            guard: { type: 'isCertain', params: ({ event }) => event },
            target: 'settled',
            actions: [{ type: 'notify', params: ({ event }) => noticeOf('updateCampaign', event) }, 'rollBack'],
          },
          {
            target: 'lookingUp',
            actions: { type: 'keepDoubt', params: ({ event }) => noticeOf('updateCampaign', event) },
          },
        ],
      },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'listCampaigns',
        src: 'listCampaigns',
        input: ({ context: { id } }) => ({ id }),
        ...answers,
      },
      on: {
        'answer.found': [
          {
            guard: { type: 'isDone', params: ({ event }) => event.status },
            target: 'settled',
            actions: ['tell', 'dropDoubt'],
          },
          { target: 'settled', actions: ['notifyDoubt', 'rollBack', 'dropDoubt'] },
        ],
        'answer.refused': { target: 'settled', actions: ['notifyDoubt', 'rollBack', 'dropDoubt'] },
      },
    },
  },
});

const updated = (): CampaignStatusAnswer => ({ type: 'answer.updated' });

/** Reads GET ads/campaigns: how one of them stands. */
export const readCampaignStatus =
  (id: number) =>
  (campaigns: ApiOutput<'listCampaigns'>): CampaignFoundAnswer => ({
    type: 'answer.found',
    status: campaigns.find((campaign) => campaign.id === id)?.status ?? null,
  });

/** The calls of the change, plugged into the client. `listCampaigns` asks the server, whatever was read before. */
export const campaignStatusActors = (api: Pick<Api, 'updateCampaign' | 'listCampaigns'>) => ({
  updateCampaign: fromPromise<CampaignStatusAnswer, StatusChange>(({ input: { id, status } }) =>
    toAnswer(api.updateCampaign({ params: { id }, body: { status } }), updated, refusedBy),
  ),
  listCampaigns: fromPromise<CampaignFoundAnswer, { readonly id: number }>(({ input: { id } }) =>
    toAnswer(api.listCampaigns({}), readCampaignStatus(id), refusedBy),
  ),
});
