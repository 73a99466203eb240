import type {} from '@listings/shared-ui';
import { accountsMessages } from './accounts.texts';
import { accountsFaqMessages } from './accounts-faq.texts';
import { merchantMessages } from './merchant.texts';
import { merchantBarredMessages } from './merchant-barred.texts';
import { outdatedMessages } from './outdated.texts';
import { startMessages } from './start.texts';
import { lastStepMessages, listingsMessages, requirementsMessages } from './steps.texts';
import { wizardMessages } from './wizard.texts';

/** Texts of get started and the setup wizard: namespace `setup`. */
export const setupTexts = {
  start: startMessages,
  wizard: {
    ...wizardMessages,
    accounts: {
      ...wizardMessages.accounts,
      ...accountsMessages,
      faq: accountsFaqMessages,
      merchantBarred: merchantBarredMessages,
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
