import { ApiError, type Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { isCampaignChanged, type CampaignForm } from '../campaign-form/campaign-form.rules';
import { refusedBy, type Elsewhere, type Refused, isCertainRefusal } from '../ports';
import {
  readDecisions,
  type CampaignDecision,
  type CampaignMemory,
  type KeptDecisions,
} from './campaign-decision.rules';

/** Input of `createCampaign`. */
export interface CampaignCreationCall {
  readonly campaign: CampaignForm;
  /** The ads account it is created in. */
  readonly account: number;
  /** Last creation known to the screen. */
  readonly last: string | null;
}

export type CampaignCreationAnswer =
  | { readonly type: 'answer.done' }
  | Elsewhere
  /** Another tab has created a campaign since this screen knew of the last one. Nothing was sent. */
  | { readonly type: 'answer.overtaken'; readonly last: string | null }
  /** Another tab asked for another campaign, and its outcome is still unknown. Nothing was sent. */
  | { readonly type: 'answer.undecided'; readonly campaign: CampaignForm }
  | Refused;

/** Store of the decisions, for all tabs of the browser and over a reload. */
export interface DecisionStore {
  readonly recall: () => unknown;
  readonly keep: (kept: KeptDecisions) => void;
  /** Runs the work unless another tab is at such work just now: null then. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Random text. */
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Campaign creations that a screen needs when it opens. */
export function recallCampaign(store: Pick<DecisionStore, 'recall' | 'now'>, account: number): CampaignMemory {
  const { open, last } = readDecisions(store.recall(), account, store.now());
  return { open: open && { campaign: open.campaign, created: open.created }, last };
}

/** Forgets what is not finished: the next creation is a new decision. */
export function dropDecision(store: Pick<DecisionStore, 'recall' | 'now' | 'keep'>, account: number): void {
  const { last } = readDecisions(store.recall(), account, store.now());
  store.keep({ open: null, last });
}

const bodyOf = ({ amount, countries, name }: CampaignForm) => ({
  amount,
  targeted_locations: [...countries],
  ...(name === undefined ? {} : { name: name.trim() }),
});

interface Creation {
  readonly api: Pick<Api, 'createCampaign'>;
  readonly store: DecisionStore;
  /** The decision stays open once it took effect, since something is left to do. */
  readonly staysOpen: boolean;
}

async function ask({ api, store, staysOpen }: Creation, decision: CampaignDecision, last: string | null) {
  const { key, campaign } = decision;
  store.keep({ open: decision, last });
  try {
    await api.createCampaign({ body: bodyOf(campaign) }, { idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = refusedBy(error);
    if (isCertainRefusal(refusal)) store.keep({ open: null, last });
    return refusal;
  }
  store.keep({ open: staysOpen ? { ...decision, created: true } : null, last: key });
  return { type: 'answer.done' as const };
}

/** Asks for one campaign once: alone among the tabs, under the key of its decision [decisions 5]. */
function createOnce(creation: Creation, { campaign, account, last }: CampaignCreationCall) {
  const { store } = creation;
  return store.withLock(async (): Promise<CampaignCreationAnswer> => {
    const now = store.now();
    const kept = readDecisions(store.recall(), account, now);
    if (kept.last !== last) return { type: 'answer.overtaken', last: kept.last };
    const open = kept.open?.created === true ? null : kept.open;
    if (open !== null && isCampaignChanged(open.campaign, campaign))
      return { type: 'answer.undecided', campaign: open.campaign };
    const decision = open ?? { key: store.newKey(), campaign, account, at: now, created: false };
    return ask(creation, decision, kept.last);
  });
}

/** The creation of a campaign, plugged into the client and the browser's memory of decisions. */
export const campaignCreationActors = (creation: Creation) => ({
  createCampaign: fromPromise<CampaignCreationAnswer, CampaignCreationCall>(
    async ({ input }) => (await createOnce(creation, input)) ?? { type: 'answer.elsewhere' },
  ),
});
