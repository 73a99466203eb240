/** Texts of the setup wizard; each step brings its own along. Source: S2.14–S2.30. */
export const wizardMessages = {
  title: 'Get started with {{provider}} Listings & Ads',
  back: 'Back to the start page',
  help: 'Help',
  stepper: 'Setup steps',
  continue: 'Continue',
  loading: 'Loading your setup…',
  steps: {
    accounts: 'Set up your accounts',
    audience: 'Choose your audience',
    listings: 'Configure your product listings',
    requirements: 'Confirm store requirements',
  },
  accounts: {
    description: 'Connect the accounts that sync your products and list them on {{provider}}.',
  },
  audience: {
    description: 'Configure who sees your product listings on {{provider}}.',
  },
  listings: {
    description: 'Your products are listed with the shipping and tax you set here.',
  },
  requirements: {
    description: 'Review what {{merchantCenter}} requires of your store, so that your listings are approved.',
  },
} as const;
