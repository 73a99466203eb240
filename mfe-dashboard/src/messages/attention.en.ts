/**
 * Texts of the card on matters that need attention: the problem, its consequence in numbers, and the one action.
 * Source: O2.41, O4.01–O4.11, O9.03.
 */
export const attentionTexts = {
  title: 'Needs attention',
  none: 'Nothing needs your attention.',
  checked: 'Checked {{moment}}',
  partial: 'Not everything could be checked.',
  retry: 'Retry',
  showAll: 'Show all {{count}}',
  showLess: 'Show less',
  countries: '{{names}} and {{count}} more',
  severities: { error: 'Urgent:', warning: 'Warning:', info: 'For your information:' },
  causes: {
    hostingLost: {
      title: 'Your {{host}} account is disconnected',
      text: 'Products are no longer kept up to date',
      text_one: '{{count}} product is no longer kept up to date',
      text_other: '{{count}} products are no longer kept up to date',
      action: 'Reconnect',
    },
    providerLost: {
      title: 'Your {{provider}} account is disconnected',
      text: 'Products are no longer kept up to date',
      text_one: '{{count}} product is no longer kept up to date',
      text_other: '{{count}} products are no longer kept up to date',
      action: 'Reconnect',
    },
    merchantLost: {
      title: 'Merchant Center is not connected',
      text: 'Products are not listed',
      text_one: '{{count}} product is not listed',
      text_other: '{{count}} products are not listed',
      action: 'See your accounts',
    },
    accountDisapproved: {
      title: 'Your account is disapproved',
      text: 'Products are not shown on {{provider}}',
      text_one: '{{count}} product is not shown on {{provider}}',
      text_other: '{{count}} products are not shown on {{provider}}',
      action: 'See what to fix',
    },
    ratesMissing: {
      title: 'No shipping rate for {{countries}}',
      text_one: 'Products are not shown in this country',
      text_other: 'Products are not shown in these {{count}} countries',
      action: 'Add a shipping rate',
    },
    timesMissing: {
      title: 'No delivery time for {{countries}}',
      text_one: 'Products are not shown in this country',
      text_other: 'Products are not shown in these {{count}} countries',
      action: 'Add a delivery time',
    },
    adsLost: {
      title: '{{provider}} Ads is not connected',
      text_zero: 'Campaigns cannot be changed here',
      text_one: '{{count}} campaign goes on spending {{amount}} a day',
      text_other: '{{count}} campaigns go on spending {{amount}} a day',
      action: 'See your accounts',
    },
    billingOpen: {
      title: 'Billing is not set up',
      text_zero: 'Ads are shown once it is',
      text_one: '{{count}} campaign waits: {{amount}} a day',
      text_other: '{{count}} campaigns wait: {{amount}} a day',
      action: 'Set up billing',
    },
    productsDisapproved: {
      title_one: '{{count}} product is not shown',
      title_other: '{{count}} products are not shown',
      text_one: '{{provider}} disapproved it',
      text_other: '{{provider}} disapproved them',
      action_one: 'See why',
      action_other: 'See why',
    },
    accountWarned: {
      title: 'Your account has a warning',
      text: 'It may be disapproved if nothing changes',
      text_one: '{{count}} issue to fix before it is disapproved',
      text_other: '{{count}} issues to fix before it is disapproved',
      action: 'See the issues',
    },
    productsExpiring: {
      title_one: '{{count}} product expires within 3 days',
      title_other: '{{count}} products expire within 3 days',
      text_one: 'It is not shown any more then',
      text_other: 'They are not shown any more then',
      action: 'See the products',
    },
    syncOld: {
      title_zero: 'Product data is {{days}} days old',
      title_other: 'Product sync stands still',
      text_zero: 'Prices and stock on {{provider}} may be wrong',
      text_one: '{{count}} update has waited for {{days}} days',
      text_other: '{{count}} updates have waited for {{days}} days',
      action: 'See the sync',
    },
    spentWithoutSales: {
      title: '{{count}} campaigns bring no sales',
      text: '{{amount}} spent in {{days}} days',
      action: 'See the campaigns',
    },
    campaignsPaused: {
      title: '{{count}} campaigns stand still',
      text: '{{amount}} a day is not spent',
      action: 'See the campaigns',
    },
    budgetSpent: {
      title: '{{count}} campaigns spent their budget of today',
      text: '{{amount}}: their ads may stop until tomorrow',
      action: 'See the campaigns',
    },
  },
  /** The same of one campaign. */
  one: {
    spentWithoutSales: {
      title: '{{name}} brings no sales',
      text: '{{amount}} spent in {{days}} days',
      action: 'Edit the campaign',
    },
    campaignsPaused: {
      title: '{{name}} is paused',
      text: '{{amount}} a day is not spent',
      action: 'See the campaign',
    },
    budgetSpent: {
      title: '{{name}} spent its budget of today',
      text: '{{amount}}: its ads may stop until tomorrow',
      action: 'Raise the budget',
    },
  },
} as const;
