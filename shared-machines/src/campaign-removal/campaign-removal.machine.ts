import type { Api } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { answering, asking, refusedBy, unplugged, unreachable, type Refused } from '../ports';

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
type Event = CampaignRemovalEvent | CampaignRemovalAnswer;

export interface CampaignRemovalContext {
  /** What is asked about. */
  readonly campaign: RemovableCampaign | null;
  /** Campaigns that were removed: their rows are gone at once. */
  readonly removed: readonly number[];
}

const parts = setup({
  types: {
    context: {} as CampaignRemovalContext,
    events: {} as Event,
    emitted: {} as FailureNotice,
    tags: {} as 'busy' | 'modal',
  },
  actors: { deleteCampaign: fromPromise<CampaignRemovalAnswer, { readonly id: number }>(unplugged) },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    keepCampaign: assign({ campaign: (_, campaign: RemovableCampaign) => campaign }),
    keepRemoved: assign({
      removed: ({ context: { campaign, removed } }) => (campaign === null ? removed : [...removed, campaign.id]),
    }),
  },
});

const answers = asking<CampaignRemovalContext, Event, CampaignRemovalAnswer>(unreachable);

/** Removes a campaign for good, after a confirmation that cannot be closed while it runs [O4.07, O8.09]. */
export const campaignRemovalMachine = parts.createMachine({
  id: 'campaignRemoval',
  options: { maxIterations: 1000 },
  context: { campaign: null, removed: [] },
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
          target: 'confirming',
          actions: { type: 'notify', params: ({ event }) => noticeOf('deleteCampaign', event) },
        },
      },
    },
  },
});

const removed = (): CampaignRemovalAnswer => ({ type: 'answer.removed' });

/** The call of the removal, plugged into the client. */
export const campaignRemovalActors = (api: Pick<Api, 'deleteCampaign'>) => ({
  deleteCampaign: fromPromise<CampaignRemovalAnswer, { readonly id: number }>(({ input: { id } }) =>
    answering(api.deleteCampaign({ params: { id } }), removed, refusedBy),
  ),
});
