import type { EndpointKey } from '@listings/shared-api/contract';
import type { AppLocation } from './page/routes';
import type { ExternalPurpose } from './page/page-services';
import type { Refused } from './ports';

/** Notices that no single endpoint owns; each has a text of its own in the screens' catalog. */
export type OwnNoticeId =
  | 'createMerchantAccount'
  | 'connectDifferentProvider'
  | 'merchantNotReady'
  | 'openAdsAuthorization'
  | 'createAdsAccount'
  | 'finishAdsAccount'
  | 'saveSuggestedRates'
  | 'saveShipping'
  | 'clearShippingData'
  | 'restoreShippingData'
  | 'completeSetup'
  /** Nothing was completed: a step before the last one is not finished. */
  | 'setupUnfinished'
  /** Nothing was completed: a requirement is not ticked in the store. */
  | 'requirementsUnticked'
  /** Another tab is running the same call. */
  | 'busyElsewhere';

/** Calls that only other clients of the contract make, and those whose part is left out or says so itself when they fail: no screen shows their failures. */
type ForeignCall =
  | 'saveShippingRate'
  | 'getShippingRate'
  | 'updateShippingRate'
  | 'deleteShippingRate'
  | 'saveShippingTime'
  | 'getShippingTime'
  | 'deleteShippingTime'
  | 'refreshProductStatistics'
  | 'listAllIssues'
  | 'estimateCampaign'
  | 'getStoreOrders'
  | 'getCountriesReport';

/** Key of a failure text: the endpoint that failed, or one of our own. */
export type NoticeId = Exclude<EndpointKey, ForeignCall> | OwnNoticeId;

/**
 * Failure to show. Screens show the text of `id`, the server's message where the specification requires it, nothing for
 * a 401.
 */
export interface FailureNotice {
  readonly type: 'notice';
  readonly id: NoticeId;
  /** The server's own words, null when it gave none. */
  readonly message: string | null;
  /** HTTP status, 0 when no answer arrived. */
  readonly status: number;
  /** Parts of the call that the failure concerns, in the machine's own terms; the hook names them in the notice. */
  readonly subjects?: readonly string[];
}

/** Notice for the `notify` action: the refusal of a call under the key of its text. */
export const noticeOf = (id: NoticeId, { message, status }: Pick<Refused, 'message' | 'status'>): FailureNotice => ({
  type: 'notice',
  id,
  message,
  status,
});

/** Notice that another tab is doing the same: nothing was sent. */
export const elsewhereNotice: FailureNotice = { type: 'notice', id: 'busyElsewhere', message: null, status: 409 };

/** "… please wait…": stays until `notice.over` with the same id, or until the screen goes. */
export interface WaitingNotice {
  readonly type: 'notice.waiting' | 'notice.over';
  readonly id: 'disconnectMerchant' | 'connectDifferentProvider';
}

/** Success to show once, with the number of things concerned. */
export interface SuccessNotice {
  readonly type: 'notice.success';
  readonly id: 'updateProductVisibility' | 'undoProductVisibility' | 'showProduct' | 'requestReview';
  readonly count: number;
}

/** A change was stopped, with the number of things that were changed and of those that were not. */
export interface StoppedNotice {
  readonly type: 'notice.stopped';
  readonly id: Exclude<SuccessNotice['id'], 'requestReview'>;
  readonly count: number;
  readonly left: number;
}

/** The browser is to leave for another site. Answer with `redirect.blocked` when it may not. */
export interface Leave {
  readonly type: 'leave';
  readonly url: string;
  readonly purpose: ExternalPurpose;
}

/**
 * A place inside the application: `push` and `replace` stay on the page, `load` reads the bootstrap object anew, `back`
 * leads to where a lost connection was noticed and only without such a place to `to`.
 */
export interface GoTo {
  readonly type: 'goto';
  readonly to: AppLocation;
  readonly how: 'push' | 'replace' | 'load' | 'back';
}

/** A user action to record, without the `wcadmin_` prefix. */
export interface Track {
  readonly type: 'track';
  readonly name: string;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** Keep it for the next page view, since this page is about to go. */
  readonly queued?: boolean;
}

/** A step of a wizard may be left: sent once for each Continue that went through. */
export interface StepFinished {
  readonly type: 'step.finished';
}
