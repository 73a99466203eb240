import type { Api, ApiOutput } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

/** The campaign to remove. */
export interface RemovableCampaign {
  readonly id: number;
  readonly name: string;
}

/** Milliseconds in which a confirmed removal can be taken back; nothing has been sent until they are over. */
export const removalGrace = 10_000;

export type CampaignRemovalEvent =
  | { readonly type: 'close' }
  | { readonly type: 'confirm' }
  /** Takes the confirmed removal back. */
  | { readonly type: 'undo' }
  /** The page goes: what was confirmed is sent while there is a page to send it. */
  | { readonly type: 'page.left' };
export type CampaignRemovalAnswer = { readonly type: 'answer.removed' } | Refused;
/** Ids of the campaigns there are. */
export type CampaignListAnswer = { readonly type: 'answer.campaigns'; readonly ids: readonly number[] } | Refused;
type Event = CampaignRemovalEvent | CampaignRemovalAnswer | CampaignListAnswer;

/** The removal waits for its end of time, is on its way, was taken back, or has happened: reported once each. */
export interface RemovalTold {
  readonly type: 'removal.waiting' | 'removal.sent' | 'removal.undone' | 'removal.done';
}

export interface CampaignRemovalContext {
  readonly campaign: RemovableCampaign;
  /** The notice to give should the campaign still be there. */
  readonly doubt: FailureNotice | null;
}

const parts = setup({
  types: {
    context: {} as CampaignRemovalContext,
    input: {} as RemovableCampaign,
    events: {} as Event,
    emitted: {} as FailureNotice | RemovalTold,
    tags: {} as 'busy' | 'modal' | 'gone',
  },
  actors: {
    deleteCampaign: fromPromise<CampaignRemovalAnswer, { readonly id: number }>(notProvided),
    listCampaigns: fromPromise<CampaignListAnswer>(notProvided),
  },
  delays: { removalGrace },
  guards: {
    isThere: ({ context: { campaign } }, ids: readonly number[]) => ids.includes(campaign.id),
  },
  actions: {
    tell: emit((_, type: RemovalTold['type']) => ({ type })),
    notifyDoubt: emit(({ context }) => context.doubt ?? noticeOf('deleteCampaign', unreachable)),
    keepDoubt: assign({ doubt: (_, doubt: FailureNotice) => doubt }),
  },
});

const answers = raiseAnswer<CampaignRemovalContext, Event, CampaignRemovalAnswer | CampaignListAnswer>(unreachable);

/**
 * Removes a campaign for good, after a confirmation [O4.07, O8.09]. It is sent ten seconds after that, or at once when the
 * page is left; until then it can be taken back, and nothing has happened. When it is refused or the answer is lost, the
 * campaign is looked for first: another tab or this very call may have removed it.
 */
export const campaignRemovalMachine = parts.createMachine({
  id: 'campaignRemoval',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ campaign: input, doubt: null }),
  initial: 'confirming',
  states: {
    confirming: { tags: 'modal', on: { close: 'kept', confirm: 'waiting' } },
    waiting: {
      tags: 'gone',
      entry: { type: 'tell', params: 'removal.waiting' },
      after: { removalGrace: 'removing' },
      on: { undo: { target: 'kept', actions: { type: 'tell', params: 'removal.undone' } }, 'page.left': 'removing' },
    },
    removing: {
      tags: ['gone', 'busy'],
      entry: { type: 'tell', params: 'removal.sent' },
      invoke: {
        id: 'deleteCampaign',
        src: 'deleteCampaign',
        input: ({ context }) => ({ id: context.campaign.id }),
        ...answers,
      },
      on: {
        'answer.removed': 'removed',
        'answer.refused': {
          target: 'lookingUp',
          actions: { type: 'keepDoubt', params: ({ event }) => noticeOf('deleteCampaign', event) },
        },
      },
    },
    lookingUp: {
      tags: ['gone', 'busy'],
      invoke: { id: 'listCampaigns', src: 'listCampaigns', ...answers },
      on: {
        'answer.campaigns': [
          {
            guard: { type: 'isThere', params: ({ event }) => event.ids },
            target: 'kept',
            actions: 'notifyDoubt',
          },
          'removed',
        ],
        'answer.refused': { target: 'kept', actions: 'notifyDoubt' },
      },
    },
    removed: { tags: 'gone', entry: { type: 'tell', params: 'removal.done' }, type: 'final' },
    kept: { type: 'final' },
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
    toAnswer(api.deleteCampaign({ params: { id } }, { outlivesPage: true }), removed, refusedBy),
  ),
  listCampaigns: fromPromise<CampaignListAnswer>(() => toAnswer(api.listCampaigns({}), readCampaignIds, refusedBy)),
});
