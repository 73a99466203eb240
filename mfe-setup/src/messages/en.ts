import type {} from '@listings/shared-ui';
import { accountsMessages } from './accounts.en';
import { accountsFaqMessages } from './accounts-faq.en';
import { merchantMessages } from './merchant.en';
import { outdatedMessages } from './outdated.en';
import { startMessages } from './start.en';
import { lastStepMessages, listingsMessages, requirementsMessages } from './steps.en';
import { wizardMessages } from './wizard.en';

/** English texts of get started and the setup wizard: namespace `setup`. */
export const setupTexts = {
  start: startMessages,
  wizard: {
    ...wizardMessages,
    accounts: {
      ...wizardMessages.accounts,
      ...accountsMessages,
      faq: accountsFaqMessages,
      merchant: { ...accountsMessages.merchant, ...merchantMessages },
    },
    listings: { ...wizardMessages.listings, ...listingsMessages },
    requirements: { ...wizardMessages.requirements, ...requirementsMessages },
    last: lastStepMessages,
    outdated: outdatedMessages,
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    setup: typeof setupTexts;
  }
}
