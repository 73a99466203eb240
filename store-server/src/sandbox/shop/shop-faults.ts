/** Faults of the played shop by name, each with what a person reads about it. */
export const shopFaults = {
  password: 'Everything asks for a password',
  'coming-soon': 'A “coming soon” page stands in front of the shop',
  down: 'Every page answers 503',
  slow: 'No page answers',
  huge: 'The first page never ends',
  'not-a-page': 'The first page says it is a page and is none',
  noindex: 'Pages tell search engines not to list them',
  robots: 'robots.txt keeps crawlers out',
  private: 'The first page leads into a private network',
  'http-checkout': 'The checkout is served without https',
  'no-checkout': 'There is no checkout',
  'no-payment': 'No payment method is shown',
  'no-refund': 'No refund policy is linked',
  'empty-refund': 'The refund policy is an empty page',
  'no-terms': 'The link to the terms leads nowhere',
  'no-contact': 'No phone number, email or address is shown',
} as const;

export type ShopFault = keyof typeof shopFaults;

export const isShopFault = (name: unknown): name is ShopFault =>
  typeof name === 'string' && Object.hasOwn(shopFaults, name);
