/** Texts shared by every account card. Source: S2.20, S4.02, S6.04. */
export const accountCardsTexts = {
  titles: {
    hosting: '{{host}}',
    provider: '{{provider}} account',
    merchant: '{{provider}} Merchant Center',
    ads: '{{provider}} Ads',
  },
  descriptions: {
    hosting: 'Connect the account of your store’s host to use {{provider}} with your store.',
    provider: 'Your {{provider}} account manages the product listings and the ads of your store.',
    merchant: 'Your products are sent to this account to be listed.',
    ads: 'Your paid campaigns run and are billed through this account.',
  },
  connected: 'Connected',
  loading: 'Loading {{title}}…',
  connect: 'Connect',
  cancelled: 'You came back without connecting it. Nothing was changed; connect it whenever you like.',
  allowFullAccess: 'Allow full access',
  missingPermissions:
    'Uh-oh! You did not allow the store platform sufficient access to your {{provider}} account. You must allow all required permissions in the {{provider}} authorization page to proceed.',
} as const;
