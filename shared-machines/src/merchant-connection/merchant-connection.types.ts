import type { MerchantAccount } from '@listings/shared-api/contract';
import type { FailureNotice, Track, WaitingNotice } from '../emitted';
import type { Refused } from '../ports';
import type { ReadFailed, ReadPending } from '../reads';
import type { MerchantConnectionAnswer, UrlClaim, UrlConflict } from './merchant-connection.answers';

/** Actions of the admin. */
export type MerchantConnectionEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'account.picked'; readonly id: number | null }
  | { readonly type: 'connect' }
  | { readonly type: 'create' }
  /** 'Yes, I want a new account' */
  | { readonly type: 'new.confirmed' }
  | { readonly type: 'terms.ticked'; readonly on: boolean }
  | { readonly type: 'terms.accepted' }
  /** Stop waiting for the new account. */
  | { readonly type: 'cancel' }
  | { readonly type: 'switchUrl' }
  | { readonly type: 'reclaim' }
  /** Closes a modal; 'Switch account' on the URL cards. */
  | { readonly type: 'back' }
  | { readonly type: 'disconnect' };

/** Interrupted action of the admin: the page keeps it over a reload. Source: S4.04, S4.06. */
export type MerchantMemory =
  | { readonly kind: 'picked'; readonly id: number }
  | { readonly kind: 'urlConflict'; readonly conflict: UrlConflict }
  | { readonly kind: 'claimed'; readonly claim: UrlClaim }
  /** `seconds` are left until the account is asked for again. */
  | { readonly kind: 'waiting'; readonly id: number; readonly seconds: number };

/** A call that changes something and whose answer did not arrive, by the key of its failure text. */
export type DoubtfulCall = 'createMerchantAccount' | 'connectMerchantAccount' | 'switchUrl' | 'reclaimUrl';

export interface MerchantConnectionContext {
  /** Address of the store. */
  readonly homeUrl: string;
  /** The ads permission is required of the provider account, too. */
  readonly withAds: boolean;
  readonly accounts: readonly MerchantAccount[];
  readonly pickedId: number | null;
  /** The account that is being made: a repeated creation names it, so that there is never a second one [decisions 13]. */
  readonly pendingId: number | null;
  /** Creations asked for so far. */
  readonly tries: number;
  /** Seconds until the next try. */
  readonly retryAfter: number;
  readonly conflict: UrlConflict | null;
  readonly claim: UrlClaim | null;
  /** The inline message of the reclaim card [S8.21]. */
  readonly reclaimFailed: boolean;
  /** The connected account. */
  readonly connectedId: number | null;
  /** The read that failed, by the key of its text. */
  readonly unread: 'getMerchantConnection' | 'listMerchantAccounts';
  /** Call that may have worked although no answer confirmed it. */
  readonly doubt: DoubtfulCall | null;
  /** Failure of that call, shown when it has not worked. */
  readonly doubtFailure: Pick<Refused, 'message' | 'status'> | null;
  /** Not taken up yet. */
  readonly memory: MerchantMemory | null;
}

export type MerchantConnectionEmitted = FailureNotice | WaitingNotice | Track;

export interface MerchantConnectionInput {
  readonly homeUrl: string;
  /** True after the ads setup: the ads permission is required of the provider account, too [S4.02]. */
  readonly withAds: boolean;
  /** Interrupted action of the admin; kept when the page was unloaded. */
  readonly memory?: MerchantMemory | null;
}

/** Card to show; for `unconnected` the context has the accounts to choose from, if there are any. */
export type MerchantConnectionView =
  | 'waitingForProvider'
  | 'loading'
  | 'unavailable'
  | 'unconnected'
  | 'inDoubt'
  | 'creating'
  | 'notReadyYet'
  | 'exhausted'
  | 'unnamed'
  | 'urlConflict'
  | 'claimed'
  | 'connected';

/** Input of `connectMerchantAccount`; null creates. */
export interface MerchantAccountInput {
  readonly id: number | null;
}

/** Everything the machine may be sent. */
export type MerchantConnectionMachineEvent =
  | MerchantConnectionEvent
  | MerchantConnectionAnswer
  | ReadPending
  | ReadFailed
  /** Raised when the time for waiting is over. */
  | { readonly type: 'patience.ended' };
