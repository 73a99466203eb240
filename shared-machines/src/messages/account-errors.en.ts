import { providerErrorTexts } from './provider-errors.en';

/** Error texts of calls about the hosting, provider or merchant account. Source: S8, O8. */
export const accountErrorTexts = {
  getHostingConnection: 'There was an error loading {{hostingConnection}} account info.',
  ...providerErrorTexts,
  getMerchantConnection: 'There was an error loading {{provider}} Merchant Center account info.',
  listMerchantAccounts: 'There was an error getting your {{provider}} Merchant Center accounts.',
  startHostingConnection: 'Unable to connect your {{host}} account. Please try again later.',
  startProviderConnection: 'Unable to connect your {{provider}} account. Please try again later.',
  connectDifferentProvider: 'Unable to connect to a different {{provider}} account. Please try again later.',
  disconnectProvider: 'Unable to disconnect your {{provider}} account. Please try again later.',
  disconnectMerchant: 'Unable to disconnect your {{provider}} Merchant Center account. Please try again later.',
  createMerchantAccount: 'Unable to create Merchant Center account. Please try again later.',
  merchantNotReady: 'Your new Merchant Center account is still not ready. Please try again later.',
  connectMerchantAccount: 'Unable to connect Merchant Center account. Please try again later.',
  switchUrl: 'Unable to switch to your new URL. Please try again later.',
  reclaimUrl:
    'We were unable to reclaim this URL. You may not have permission to reclaim this URL, or an error might have occurred. Try again later or contact your {{provider}} account administrator.',
  getSetupStatus: 'There was an error loading your merchant center setup status.',
} as const;
