import type {} from '@listings/shared-ui';
import type { adsBillingTexts } from './ads-billing.en';

/** English texts of ads setup: namespace `adsSetup`; those of billing come with their step. Source: S2.32, S2.35, S4.22–S4.23, S9.08. */
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
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    adsSetup: typeof adsSetupTexts & { readonly billing: typeof adsBillingTexts };
  }
}
