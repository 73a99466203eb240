import { isValidCampaign, type CampaignForm } from '../campaign-form/campaign-form.rules';

/** Decision to create a campaign, until it is finished. Nothing personal is in it. */
export interface CampaignDecision {
  /** The idempotency key of its creation: one for each decision, however often it is asked for. */
  readonly key: string;
  readonly campaign: CampaignForm;
  /** The ads account it was decided for. */
  readonly account: number;
  /** Moment of the first request, in milliseconds since 1970. */
  readonly at: number;
  /** It was created for certain; what comes after it is still to be done. */
  readonly created: boolean;
}

/** Creations kept in the browser, for all its tabs. */
export interface KeptDecisions {
  readonly open: CampaignDecision | null;
  /** Key of the last decision that took effect: a tab that knew another one was overtaken. */
  readonly last: string | null;
}

/** Creations known to a screen when it opens. */
export interface CampaignMemory {
  readonly open: Pick<CampaignDecision, 'campaign' | 'created'> | null;
  readonly last: string | null;
}

const nothing: KeptDecisions = { open: null, last: null };

/** Servers keep the answers of keys for 24 hours: an older decision cannot be asked for again without creating twice. */
const keptForMs = 23 * 60 * 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{8,64}$/.test(value);

function campaignOf(value: unknown): CampaignForm | null {
  if (!isRecord(value)) return null;
  const { amount, countries, name } = value;
  if (name !== undefined && typeof name !== 'string') return null;
  if (typeof amount !== 'number' || !Array.isArray(countries)) return null;
  if (!countries.every((code): code is string => typeof code === 'string' && /^[A-Z]{2}$/.test(code))) return null;
  const campaign = { amount, countries, ...(name === undefined ? {} : { name }) };
  return isValidCampaign(campaign) ? campaign : null;
}

function decisionOf(value: unknown, account: number, now: number): CampaignDecision | null {
  if (!isRecord(value)) return null;
  const { key, at, created } = value;
  const campaign = campaignOf(value['campaign']);
  if (campaign === null || !isKey(key) || typeof at !== 'number' || value['account'] !== account) return null;
  return at > now || now - at > keptForMs ? null : { key, campaign, account, at, created: created === true };
}

/**
 * Validates the browser's record, which anybody may have written: nothing of another account, nothing too old to be
 * repeated. `now` in milliseconds.
 */
export function readDecisions(kept: unknown, account: number, now: number): KeptDecisions {
  if (!isRecord(kept)) return nothing;
  return { open: decisionOf(kept['open'], account, now), last: isKey(kept['last']) ? kept['last'] : null };
}
