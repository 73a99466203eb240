import type {} from '@listings/shared-ui';

/** English texts of ads setup: namespace `adsSetup`. Source: S2.32, S2.35, S4.22–S4.24, S9.08. */
export const adsSetupTexts = {
  title: 'Set up paid campaigns',
  back: 'Back to the dashboard',
  help: 'Help',
  stepper: 'Steps of the ads setup',
  opening: 'Loading…',
  continue: 'Continue',
  steps: { accounts: 'Set up your accounts', campaign: 'Create your paid campaign', billing: 'Set up billing' },
  accounts: {
    title: 'Connect accounts',
    description: 'Paid campaigns run through a {{provider}} Ads account.',
    loading: 'Loading your ads account…',
    allow: 'Allow full access',
    lackingAccess: 'Allow access to {{provider}} Ads to run paid campaigns.',
    create: 'Create account',
    choose: 'Select an account to connect',
    placeholder: 'Select one',
    connect: 'Connect',
    createNew: 'Or, create a new {{provider}} Ads account',
    number: 'Account {{id}}',
    reason: 'Connect a {{provider}} Ads account',
    toConnect: 'To connect:',
    notChosen: 'Select an account',
    credit: {
      title: 'Spend {{credit}} and get {{credit}} in ad credit',
      text: 'A new {{provider}} Ads account created here gets {{credit}} in ad credit for spending the same amount within {{days}} days. Amounts differ by country. <terms>Terms and conditions</terms> apply.',
      table: 'See the amounts by country',
      tableTitle: 'Ad credit by country',
      tableText: 'The most a new account can get, by the country and currency of its billing address.',
      country: 'Country',
      amount: 'Ad credit',
      close: 'Close',
    },
    terms: {
      title: 'Create {{provider}} Ads account',
      text: 'By creating an account, you agree to the terms and conditions of {{provider}} Ads. Read the <link>terms of service</link> and the <policies>shopping ads policies</policies>.',
      checkbox: 'I accept the terms and conditions of {{provider}} Ads',
      create: 'Create account',
      cancel: 'Cancel',
      toCreate: 'To create the account:',
      notAccepted: 'Accept the terms and conditions',
    },
  },
  billing: {
    title: 'Billing',
    description: 'Your payment method is held by {{provider}} Ads; it is charged for what your campaign spends.',
    loading: 'Loading the billing status…',
    open: 'Set up a payment method in {{provider}} Ads. This page notices it by itself.',
    setUp: 'Set up billing',
    check: 'Check now',
    checking: 'Checking…',
    overdue:
      'It takes long. Open the billing page of {{provider}} Ads, see that a payment method is set up and verified, then check again.',
    linked:
      'The account you connected existed before, so its payment method is managed in {{provider}} Ads alone. Open its billing page, see that a payment method is set up and verified, then check again.',
    approved: 'Billing is set up. See it in your <link>{{provider}} Ads account</link>.',
    summary: 'Your campaign',
    created: 'Your campaign was created. Only the last step of the setup is left: press the button to complete it.',
    actions: { free: 'Launch paid campaign', unsure: 'Try again', created: 'Complete ads setup' },
    reason: 'Set up billing in {{provider}} Ads',
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    adsSetup: typeof adsSetupTexts;
  }
}
