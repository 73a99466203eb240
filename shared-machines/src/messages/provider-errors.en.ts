/** Error texts of reading the provider account and its permissions. Source: S8.04, O8. */
export const providerErrorTexts = {
  getProviderConnection: 'There was an error loading {{provider}} account info.',
  getProviderAccess: 'There was an error loading {{provider}} account access info.',
} as const;
