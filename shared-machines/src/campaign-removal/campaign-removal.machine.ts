import type { Api, ApiOutput } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

/** The campaign to remove. */
export interface RemovableCampaign {
  readonly id: number;
  readonly name: string;
}

export type CampaignRemovalEvent =
  | { readonly type: 'open'; readonly campaign: RemovableCampaign }
  | { readonly type: 'close' }
  | { readonly type: 'confirm' };
export type CampaignRemovalAnswer = { readonly type: 'answer.removed' } | Refused;
/** Ids of the campaigns there are. */
export type CampaignListAnswer = { readonly type: 'answer.campaigns'; readonly ids: readonly number[] } | Refused;
type Event = CampaignRemovalEvent | CampaignRemovalAnswer | CampaignListAnswer;

export interface CampaignRemovalContext {
  /** Campaign of the confirmation. */
  readonly campaign: RemovableCampaign | null;
  /** Campaigns that were removed: their rows are gone at once. */
  readonly removed: readonly number[];
  /** The notice to give should the campaign still be there. */
  readonly doubt: FailureNotice | null;
}

const parts = setup({
  types: {
    context: {} as CampaignRemovalContext,
    events: {} as Event,
    emitted: {} as FailureNotice,
    tags: {} as 'busy' | 'modal',
  },
  actors: {
    deleteCampaign: fromPromise<CampaignRemovalAnswer, { readonly id: number }>(notProvided),
    listCampaigns: fromPromise<CampaignListAnswer>(notProvided),
  },
  guards: {
    isThere: ({ context: { campaign } }, ids: readonly number[]) => campaign !== null && ids.includes(campaign.id),
  },
  actions: {
    notifyDoubt: emit(({ context }) => context.doubt ?? noticeOf('deleteCampaign', unreachable)),
    keepDoubt: assign({ doubt: (_, doubt: FailureNotice) => doubt }),
    dropDoubt: assign({ doubt: null }),
    keepCampaign: assign({ campaign: (_, campaign: RemovableCampaign) => campaign }),
    keepRemoved: assign({
      removed: ({ context: { campaign, removed } }) => (campaign === null ? removed : [...removed, campaign.id]),
    }),
  },
});

const answers = raiseAnswer<CampaignRemovalContext, Event, CampaignRemovalAnswer | CampaignListAnswer>(unreachable);

/**
 * Removes a campaign for good, after a confirmation that cannot be closed while it runs [O4.07, O8.09]. When it is refused
 * or the answer is lost, the campaign is looked for first: another tab or this very call may have removed it.
 */
export const campaignRemovalMachine = parts.createMachine({
  id: 'campaignRemoval',
  options: { maxIterations: 1000 },
  context: { campaign: null, removed: [], doubt: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: { target: 'confirming', actions: { type: 'keepCampaign', params: ({ event }) => event.campaign } },
      },
    },
    confirming: { tags: 'modal', on: { close: 'closed', confirm: 'removing' } },
    removing: {
      tags: ['modal', 'busy'],
      invoke: {
        id: 'deleteCampaign',
        src: 'deleteCampaign',
        input: ({ context }) => ({ id: context.campaign?.id ?? 0 }),
        ...answers,
      },
      on: {
        'answer.removed': { target: 'closed', actions: 'keepRemoved' },
        'answer.refused': {
          target: 'lookingUp',
          actions: { type: 'keepDoubt', params: ({ event }) => noticeOf('deleteCampaign', event) },
        },
      },
    },
    lookingUp: {
      tags: ['modal', 'busy'],
      invoke: { id: 'listCampaigns', src: 'listCampaigns', ...answers },
      on: {
        'answer.campaigns': [
          {
            guard: { type: 'isThere', params: ({ event }) => event.ids },
            target: 'confirming',
            actions: ['notifyDoubt', 'dropDoubt'],
          },
          { target: 'closed', actions: ['keepRemoved', 'dropDoubt'] },
        ],
        'answer.refused': { target: 'confirming', actions: ['notifyDoubt', 'dropDoubt'] },
      },
    },
  },
});

const removed = (): CampaignRemovalAnswer => ({ type: 'answer.removed' });

/** Reads GET ads/campaigns: which of them there are. */
export const readCampaignIds = (campaigns: ApiOutput<'listCampaigns'>): CampaignListAnswer => ({
  type: 'answer.campaigns',
  ids: campaigns.map(({ id }) => id),
});

/** The calls of the removal, plugged into the client. `listCampaigns` asks the server, whatever was read before. */
export const campaignRemovalActors = (api: Pick<Api, 'deleteCampaign' | 'listCampaigns'>) => ({
  deleteCampaign: fromPromise<CampaignRemovalAnswer, { readonly id: number }>(({ input: { id } }) =>
    toAnswer(api.deleteCampaign({ params: { id } }), removed, refusedBy),
  ),
  listCampaigns: fromPromise<CampaignListAnswer>(() => toAnswer(api.listCampaigns({}), readCampaignIds, refusedBy)),
});
