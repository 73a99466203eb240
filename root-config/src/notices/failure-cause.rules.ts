import type { NoticeFailure, NoticeId } from '@listings/shared-machines';
import type { causeTexts } from '../messages/causes.texts';

/** Status → text. */
const known: Readonly<Record<number, keyof typeof causeTexts>> = {
  403: 'forbidden',
  404: 'gone',
  412: 'changed',
  429: 'tooMany',
  503: 'busy',
};

/** Calls that are refused for what was entered: that is to be checked. */
const entering: ReadonlySet<string> = new Set([
  'createApiKey',
  'createCampaign',
  'requestVerificationCode',
  'saveAlertSettings',
  'saveAlertWebhook',
  'saveAudience',
  'saveContactInformation',
  'saveFreeListings',
  'saveSavedViews',
  'saveSettings',
  'saveShipping',
  'saveShippingRates',
  'saveShippingTimes',
  'updateCampaign',
  'verifyPhoneNumber',
] satisfies (NoticeId | 'saveFreeListings')[]);

/** Calls that the provider refuses for a campaign that is removed, with 400 as for what was entered; its words are English in every store. */
const ofCampaign: ReadonlySet<string> = new Set(['updateCampaign', 'deleteCampaign'] satisfies NoticeId[]);
const saysRemoved = /\bremoved\b|already been deleted/i;

interface CallFailure extends NoticeFailure {
  /** The call, or what several calls were made for. */
  readonly call: string;
}

/** Whether the browser is connected, and whether it was when the call failed. */
interface Connection {
  readonly isOnline: boolean;
  readonly wasOnline: boolean;
}

/** Refused for good, which its screen explains with the ways on: to try again is none of them. */
const isExplained = ({ call, status }: CallFailure) => call === 'connectMerchantAccount' && status === 406;

/** The text that says why a call failed and what to do now; null where its screen does. Status 0: no answer arrived. */
export function causeOf(failure: CallFailure, { isOnline, wasOnline }: Connection): keyof typeof causeTexts | null {
  const { call, status, serverMessage } = failure;
  if (status === 0) return !isOnline ? 'offline' : wasOnline ? 'noAnswer' : 'wasOffline';
  if (isExplained(failure)) return null;
  if (status in known) return known[status] ?? 'broken';
  if (status >= 500) return 'broken';
  if (ofCampaign.has(call) && saysRemoved.test(serverMessage ?? '')) return 'removed';
  if (entering.has(call)) return serverMessage ? 'refusedWith' : 'refused';
  return serverMessage ? 'says' : 'declined';
}
