/** Texts of the setup wizard. Source: S2.14–S2.20, S2.33–S2.36, S4.02–S4.08, S8.21. */
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
    section: 'Connect accounts',
    sectionText: 'These accounts are needed to list your products for free.',
    reasons: {
      hosting: 'Connect your {{host}} account',
      provider: 'Connect your {{provider}} account',
      access: 'Allow full access to your {{provider}} account',
      merchant: 'Connect a {{merchantCenter}} account',
    },
    hosting: {
      notOwner: 'Successfully connected through the hosting account',
    },
    provider: {
      different: 'Or, connect to a different {{provider}} account',
      permissions: 'Why these permissions are needed',
    },
    merchant: {
      title: '{{provider}} {{merchantCenter}}',
      create: 'Create account',
      createHint: 'You have no {{merchantCenter}} account yet. One is created for your store.',
      choose: 'Select an account to connect',
      placeholder: 'Select one',
      connect: 'Connect',
      createNew: 'Or, create a new {{merchantCenter}} account',
      creating: 'Creating…',
      creatingText: 'This may take a few minutes. You can leave this page and come back to it.',
      notReady: 'Your new account is not ready yet.',
      nextTry: 'Next try in {{seconds}} s',
      tryNow: 'Trying again…',
      cancel: 'Stop waiting',
      exhausted: 'Your new account was still not ready after several tries.',
      tryAgain: 'Try again',
      different: 'Or, connect to a different {{provider}} {{merchantCenter}} account',
      switch: {
        title: 'This account has claimed another URL',
        text: 'Your {{merchantCenter}} account {{id}} has verified and claimed {{claimed}}. Switch it to {{wanted}} to list the products of this store.',
        action: 'Switch to this new URL',
      },
      reclaim: {
        title: 'Your URL is claimed by another account',
        text: '{{url}} is claimed by another {{merchantCenter}} account. Reclaim it for account {{id}} to list the products of this store; listings of the other account stop.',
        label: 'Your store’s URL',
        action: 'Reclaim my URL',
        failed:
          'We were unable to reclaim this URL. You may not have permission to reclaim this URL, or an error might have occurred. Try again later or contact your {{provider}} account administrator.',
      },
      switchAccount: 'Switch account',
      duplicate: {
        title: 'Create a new {{merchantCenter}} account?',
        text: 'You already have an account with your store’s URL: {{name}} ({{domain}}). If you create a new one, you have to reclaim your URL, and the listings of the existing account may stop.',
        confirm: 'Yes, I want a new account',
        cancel: 'Cancel',
      },
      terms: {
        title: 'Create {{provider}} {{merchantCenter}} account',
        text: 'By creating an account, you agree to the terms and conditions of {{merchantCenter}}. Read the <link>terms of service</link>.',
        checkbox: 'I accept the terms and conditions of {{merchantCenter}}',
        create: 'Create account',
        cancel: 'Cancel',
      },
    },
    faq: {
      title: 'Questions and answers',
      'why-do-i-need-a-wp-account': {
        question: 'Why do I need a {{host}} account?',
        answer: 'It lets your store talk to {{provider}} safely, without giving your password to anyone.',
      },
      'why-do-i-need-a-google-mc-account': {
        question: 'Why do I need a {{merchantCenter}} account?',
        answer: 'It holds your products, their shipping and tax data, and shows {{provider}} what to list. It is free.',
      },
    },
  },
  audience: {
    description: 'Configure who sees your product listings on {{provider}}.',
  },
  listings: {
    description: 'Your products are listed with the shipping and tax you set here.',
  },
  requirements: {
    description: 'Review what {{merchantCenter}} requires of your store, so that your listings are approved.',
    complete: 'Complete setup',
    reasons: {
      phoneNotVerified: 'Verify your phone number',
      addressNotFilled: 'Fill in your store address',
      checklistNotDone: 'Tick every item of the checklist',
      checklistNotSaved: 'The checklist could not be saved: try again',
      checklistSaving: 'The checklist is being saved',
    },
  },
} as const;
