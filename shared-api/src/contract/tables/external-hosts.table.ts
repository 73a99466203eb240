/** The provider's and the host's own sites that the browser may be sent to, by purpose. */
export const externalHosts = {
  authorization: ['accounts.google.com', 'jetpack.wordpress.com', 'public-api.wordpress.com', 'wordpress.com'],
  billing: ['ads.google.com', 'payments.google.com'],
  issueAction: ['merchants.google.com', 'support.google.com', 'ads.google.com'],
  documentation: [
    'support.google.com',
    'merchants.google.com',
    'www.google.com',
    'woocommerce.com',
    'docs.woocommerce.com',
    'wordpress.com',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
