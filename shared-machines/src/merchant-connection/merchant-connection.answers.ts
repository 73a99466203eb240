import type { ApiError, ApiOutput, MerchantAccount } from '@listings/shared-api/contract';
import { refusedBy, type Refused } from '../ports';
import { clampRetryAfter } from './merchant-connection.rules';

/** The chosen account has claimed another URL. URLs are without protocol [S3.04]. */
export interface UrlConflict {
  readonly id: number;
  readonly claimedUrl: string;
  readonly newUrl: string;
}

/** The store's URL is claimed by another account and may be reclaimed [S3.04]. */
export interface UrlClaim {
  readonly id: number;
  readonly websiteUrl: string;
}

interface Connected {
  readonly type: 'answer.connected';
  readonly id: number;
}
interface Claimed {
  readonly type: 'answer.claimed';
  readonly claim: UrlClaim;
}

/** Answer of GET google/connected on the provider account, which comes first. */
interface ProviderRead {
  readonly type: 'provider.read';
  readonly isConnected: boolean;
  /** Granted scopes. Source: S3.02. */
  readonly scope: readonly string[];
}

/** Answers of GET mc/connection. */
export type MerchantLoadAnswer =
  | Connected
  /** `startedId`: the account whose connection was begun and stopped at a later step, null when none was. */
  | { readonly type: 'answer.notConnected'; readonly startedId: number | null }
  /** An account was made earlier and is not linked yet. */
  | { readonly type: 'answer.unfinished'; readonly id: number };

/** Answer of GET mc/accounts. */
interface MerchantListAnswer {
  readonly type: 'answer.accounts';
  readonly accounts: readonly MerchantAccount[];
}

/** Answers to creating or connecting an account. */
export type MerchantAccountAnswer =
  | Connected
  | Claimed
  | { readonly type: 'answer.urlConflict'; readonly conflict: UrlConflict }
  /** Seconds in `retryAfter`; `id` is null when the server did not name the account. */
  | { readonly type: 'answer.notReadyYet'; readonly id: number | null; readonly retryAfter: number }
  | Refused;

/** Answers to switching or reclaiming the URL. */
export type MerchantUrlAnswer = Connected | Claimed | Refused;

/** Answers to deleting the connection. */
export type MerchantRemovalAnswer = { readonly type: 'answer.removed' } | Refused;

export type MerchantConnectionAnswer =
  | ProviderRead
  | MerchantLoadAnswer
  | MerchantListAnswer
  | MerchantAccountAnswer
  | MerchantUrlAnswer
  | MerchantRemovalAnswer;

/** Reads GET google/connected. */
export const readProvider = ({ active, scope }: ApiOutput<'getProviderConnection'>): ProviderRead => ({
  type: 'provider.read',
  isConnected: active === 'yes',
  scope,
});

/** Reads GET mc/connection: id 0 means none; an account still to be linked is waited for again [S3.03, C-3]. */
export function readMerchantConnection(output: ApiOutput<'getMerchantConnection'>): MerchantLoadAnswer {
  if (output.id !== 0 && output.status === 'connected') return { type: 'answer.connected', id: output.id };
  if (output.id !== 0 && output.step === 'link') return { type: 'answer.unfinished', id: output.id };
  return { type: 'answer.notConnected', startedId: output.id || null };
}

/** Reads the same for a person who may not connect an account: one that is being made is another's to finish. */
export function readUnfinishedAsOther(output: ApiOutput<'getMerchantConnection'>): MerchantLoadAnswer {
  const answer = readMerchantConnection(output);
  return answer.type === 'answer.unfinished' ? { type: 'answer.notConnected', startedId: answer.id } : answer;
}

/** Reads GET mc/accounts. */
export const readMerchantAccounts = (output: ApiOutput<'listMerchantAccounts'>): MerchantListAnswer => ({
  type: 'answer.accounts',
  accounts: output,
});

/** Reads the success of create, connect, switch and reclaim: only the id is filled. */
export const readMerchantAccount = (output: { readonly id: number }): Connected => ({
  type: 'answer.connected',
  id: output.id,
});

/** The merchant connection was deleted. */
export const readMerchantRemoval = (): MerchantRemovalAnswer => ({ type: 'answer.removed' });

/**
 * Reads a failed switch or reclaim: 403 with `website_url` is a URL that is claimed elsewhere; any other failure, also
 * a 403 without it, is a refusal [S4.06, decisions 12].
 */
export function readUrlFailure(error: ApiError): Claimed | Refused {
  const { id, website_url } = error.details;
  return error.status === 403 && website_url !== undefined
    ? { type: 'answer.claimed', claim: { id: id ?? 0, websiteUrl: website_url } }
    : refusedBy(error);
}

/**
 * Reads a failed create or connect [S4.06]: 409 is a different claimed URL, 503 with `retry_after` an account that is
 * not ready; a 406 is a refusal with the server's message [decisions 12, 13].
 */
export function readMerchantAccountFailure(error: ApiError): MerchantAccountAnswer {
  const { id, claimed_url, new_url, retry_after } = error.details;
  if (error.status === 409 && claimed_url !== undefined)
    return {
      type: 'answer.urlConflict',
      conflict: { id: id ?? 0, claimedUrl: claimed_url, newUrl: new_url ?? '' },
    };
  if (error.status === 503 && retry_after !== undefined)
    return { type: 'answer.notReadyYet', id: id ?? null, retryAfter: clampRetryAfter(retry_after) };
  return readUrlFailure(error);
}
