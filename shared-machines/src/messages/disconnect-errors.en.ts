/** Error texts of disconnecting in the settings. Source: S8.17, O8. */
export const disconnectErrorTexts = {
  disconnectHosting: 'Unable to disconnect your {{host}} account. Please try again later.',
  disconnectAds: 'Unable to disconnect your {{provider}} Ads account. Please try again later.',
  disconnectAll: 'Unable to disconnect all your accounts. Please try again later.',
} as const;
