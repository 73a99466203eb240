/** Texts in place of figures that could not be loaded. Source: O2.06, O8.18. */
export const troubleTexts = {
  failed: "We're having trouble loading this data...",
  elsewhere: {
    free: 'View your performance in {{provider}} Merchant Center',
    paid: 'View your performance in {{provider}} Ads',
  },
} as const;
