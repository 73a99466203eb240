import type { EndpointKey } from '@listings/shared-api/contract';
import type { OwnNoticeId } from '../emitted';

/** The id under which the page shows that a call failed: one notice for each call, gone once it went through. */
export const failureNotice = (key: string): string => `failed.${key}`;

/** The call that a notice of that id tells of. */
export const failedCall = (noticeId: string): string => noticeId.replace(/^failed\./, '');

const shippingCalls = [
  'saveSettings',
  'saveShippingRates',
  'saveShippingTimes',
  'deleteShippingRates',
  'deleteShippingTimes',
] as const;

/** Calls behind the notices that no single call owns. The text of `saveFreeListings` is its screen's. */
const behind: Readonly<Partial<Record<string, readonly string[]>>> = {
  createMerchantAccount: ['connectMerchantAccount'],
  merchantNotReady: ['connectMerchantAccount'],
  connectDifferentProvider: ['disconnectMerchant', 'disconnectProvider', 'startProviderConnection'],
  openAdsAuthorization: ['startProviderConnection'],
  createAdsAccount: ['connectAdsAccount'],
  finishAdsAccount: ['connectAdsAccount'],
  saveSuggestedRates: ['suggestShippingRates', 'saveShippingRates'],
  saveShipping: shippingCalls,
  saveFreeListings: ['saveAudience', ...shippingCalls],
  clearShippingData: ['saveAudience', 'deleteShippingRates', 'deleteShippingTimes'],
  restoreShippingData: ['saveAudience', 'saveShippingRates', 'saveShippingTimes'],
  completeSetup: ['syncSettings'],
  setupUnfinished: [],
  requirementsUnticked: [],
  busyElsewhere: [],
} satisfies Record<OwnNoticeId | 'saveFreeListings', readonly EndpointKey[]>;

/** Calls that a notice tells of: none where it says why nothing was sent. */
export const callsBehind = (noticeId: string): readonly string[] => {
  const call = failedCall(noticeId);
  return behind[call] ?? [call];
};

/**
 * Ids of the notices whose cause is cured by a call that went through: its own, and those of several calls of which none
 * stands failed any more. `failing` has the calls whose last try failed.
 */
export const noticesCuredBy = (succeeded: string, failing: ReadonlySet<string>): string[] => {
  // Of the saves of whole forms only the form knows when all of it is saved.
  const isCured = (calls: readonly string[]) =>
    calls.includes(succeeded) && !calls.some((call) => call === 'saveSettings' || failing.has(call));
  const own = Object.keys(behind).filter((id) => isCured(callsBehind(id)));
  return [succeeded, ...own].map(failureNotice);
};
