/** Documentation the get-started page leads to, by the link id that is tracked. Source: contract §3T. */
export const startLinks = {
  'supported-languages': 'https://support.google.com/merchants/answer/160637',
  'supported-countries': 'https://support.google.com/merchants/answer/160637',
  'wp-terms-of-service': 'https://wordpress.com/tos/',
  'get-started-features-free-listing-learn-more': 'https://support.google.com/merchants/answer/9199328',
  'get-started-features-google-ads-learn-more': 'https://support.google.com/google-ads/answer/10724817',
  'get-started-features-dashboard-learn-more': 'https://support.google.com/google-ads/answer/2404037',
  'general-requirements': 'https://support.google.com/merchants/answer/6363310',
  'claiming-urls': 'https://support.google.com/merchants/answer/176793',
  'google-merchant-center-requirements': 'https://support.google.com/merchants/answer/6363310',
  'performance-max': 'https://support.google.com/google-ads/answer/10724817',
  'free-listings': 'https://support.google.com/merchants/answer/9199328',
  'campaign-analytics': 'https://support.google.com/google-ads/answer/2404037',
  'terms-and-conditions-of-google-ads-coupons': 'https://www.google.com/ads/coupons/terms/',
  'find-a-partner': 'https://www.google.com/partners/',
} as const;

export type StartLinkId = keyof typeof startLinks;

/** The ten questions, in order, and where each answer's link leads. Source: S1.08. */
export const faqItems = [
  { id: 'what-do-i-need-to-get-started', link: 'general-requirements' },
  { id: 'what-if-i-already-have-free-listings', link: 'claiming-urls' },
  { id: 'is-my-store-ready-to-sync-with-google', link: 'google-merchant-center-requirements' },
  { id: 'what-is-a-performance-max-campaign', link: 'performance-max' },
  { id: 'what-are-free-listings', link: 'free-listings' },
  { id: 'where-to-track-free-listings-and-performance-max-campaign-performance', link: 'campaign-analytics' },
  { id: 'how-to-sync-products-to-google-free-listings', link: null },
  { id: 'can-i-run-both-shopping-ads-and-free-listings-campaigns', link: null },
  { id: 'how-can-i-get-the-ad-credit-offer', link: 'terms-and-conditions-of-google-ads-coupons' },
  { id: 'who-can-help-me-set-up', link: 'find-a-partner' },
] as const satisfies readonly { id: string; link: StartLinkId | null }[];
