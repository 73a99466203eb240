/** Texts of the first step. Source: S2.20, S4.02, S4.04, S4.07. */
export const accountsMessages = {
  section: 'Connect accounts',
  sectionText: 'These accounts are needed to list your products for free.',
  reasons: {
    looking: 'Your accounts are being looked up.',
    hosting: 'Connect your {{host}} account',
    hostingUnavailable: 'Load your {{host}} account again',
    provider: 'Connect your {{provider}} account',
    providerUnavailable: 'Load your {{provider}} account again',
    access: 'Allow full access to your {{provider}} account',
    merchant: 'Connect a {{merchantCenter}} account',
    merchantNone: 'Create a {{merchantCenter}} account',
    merchantUnavailable: 'Load your {{merchantCenter}} accounts again',
    merchantCreating: 'Wait until your {{merchantCenter}} account is ready',
    merchantExhausted: 'Try again to create your {{merchantCenter}} account',
    merchantUnnamed: 'Look for your new {{merchantCenter}} account again',
    merchantUrl: 'Switch your {{merchantCenter}} account to this store’s URL',
    merchantClaim: 'Reclaim your store’s URL',
  },
  blocked: {
    hosting: 'First connect your {{host}} account',
    provider: 'First connect your {{provider}} account',
    access: 'First allow full access to your {{provider}} account',
  },
  hosting: {
    notOwner: 'Successfully connected through the hosting account',
  },
  provider: {
    different: 'Or, connect to a different {{provider}} account',
    permissions: 'Why these permissions are needed',
  },
  merchant: { create: 'Create account' },
} as const;
