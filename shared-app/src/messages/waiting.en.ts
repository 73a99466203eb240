/** Texts shown during calls that take long. */
export const waitingTexts = {
  disconnectMerchant: 'Disconnecting your {{provider}} Merchant Center account, please wait…',
  connectDifferentProvider: 'Connecting to a different {{provider}} account, please wait…',
} as const;
