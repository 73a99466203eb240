/**
 * The pages of the provider's documentation on what it requires of a store, by the link id that is tracked.
 * Source: contract §3T (`gla_documentation_link_click`).
 */
export const requirementLinks = {
  'contact-information-read-more': 'https://support.google.com/merchants/answer/12159157',
  'checklist-requirements': 'https://support.google.com/merchants/answer/6363310',
  'check-website-is-live': 'https://support.google.com/merchants/answer/6149970',
  'check-checkout-process': 'https://support.google.com/merchants/answer/9158778',
  'check-payment-methods': 'https://support.google.com/merchants/answer/6150127',
  'check-refund-policy': 'https://support.google.com/merchants/answer/10220642',
  'check-phone-numbers': 'https://support.google.com/merchants/answer/12159157',
} as const;
