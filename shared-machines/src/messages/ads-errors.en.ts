/** Error texts of the ads setup: the ads account, its billing, a campaign's countries. Source: S8, O8. */
export const adsErrorTexts = {
  listCountries: 'There was an error loading supported country details.',
  getBillingStatus: 'There was an error getting the billing status of your {{provider}} Ads account.',
  listAdsAccounts: 'There was an error getting your {{provider}} Ads accounts.',
  openAdsAuthorization: 'Unable to get {{provider}} authorization page. Please try again later.',
  createAdsAccount: 'Unable to create {{provider}} Ads account. Please try again later.',
  connectAdsAccount: 'Unable to connect your {{provider}} Ads account. Please try again later.',
  finishAdsAccount: 'Unable to complete your {{provider}} Ads account setup. Please try again later.',
  completeAdsSetup: 'Unable to complete your ads setup. Please try again later.',
  recommendBudget: 'There was an error loading the budget recommendation.',
} as const;
