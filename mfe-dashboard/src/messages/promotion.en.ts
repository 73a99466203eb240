/** Texts that promote a first campaign. Source: O9.05. */
export const promotionTexts = {
  text: 'Show your products to more shoppers on Search, YouTube, Gmail and the Display Network, for a daily budget you choose.',
  credit: 'Spend {{credit}} within {{days}} days of creating a new ads account and get {{credit}} in ad credit.',
} as const;
