/**
 * The pages of the provider's documentation on audience, shipping and tax, by the link id that is tracked.
 * Source: contract §3T (`gla_documentation_link_click`).
 */
export const listingLinks = {
  'site-language': 'https://support.google.com/merchants/answer/160637',
  'shipping-read-more': 'https://support.google.com/merchants/answer/7050921',
  'shipping-manual': 'https://merchants.google.com/mc/shipping/list',
  'tax-rate-read-more': 'https://support.google.com/merchants/answer/160162',
  'tax-rate-manual': 'https://merchants.google.com/mc/taxes',
} as const;
