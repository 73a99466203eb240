/** Error texts of figures and of the reads they are chosen by; those of products are apart. Source: S8, O8. */
export const figureErrorTexts = {
  getAdsConnection: 'There was an error loading {{provider}} Ads account info.',
  listCampaigns: 'There was an error loading ads campaigns.',
  getFreeProgramsReport: 'There was an error loading report.',
  getPaidProgramsReport: 'There was an error loading report.',
} as const;
