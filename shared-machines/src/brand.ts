/** The names of the companies involved. Another host or provider is a change of this file alone. Source: decisions, "Names". */
export const brand = {
  /** The search provider. */
  provider: 'Google',
  /** The company that hosts the account. */
  host: 'WordPress.com',
  /** Name of the hosting account. */
  hostingAccount: 'WordPress.com account',
  /** The technology the hosting account is connected through. */
  hostingConnection: 'Jetpack',
  /** The provider's service that holds listings. */
  merchantCenter: 'Merchant Center',
  /** The provider's service that runs campaigns. */
  ads: 'Ads',
  /** The product's own name after the provider's. */
  product: 'Listings & Ads',
} as const;

/** Interpolation values of every catalog: `{{provider}}`, `{{host}}`, …. */
export type Brand = typeof brand;
