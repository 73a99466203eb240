/** What is told when figures, or what they are chosen by, cannot be had: all that the reports can say. Source: S8, O8. */
export const figureErrorTexts = {
  getAdsConnection: 'There was an error loading {{provider}} Ads account info.',
  listCampaigns: 'There was an error loading ads campaigns.',
  getFreeProgramsReport: 'There was an error loading report.',
  getFreeProductsReport: 'There was an error loading report.',
  getPaidProgramsReport: 'There was an error loading report.',
  getPaidProductsReport: 'There was an error loading report.',
  listProducts: 'There was an error loading products.',
  listProductVariations: 'There was an error loading product variations.',
} as const;
