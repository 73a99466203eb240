import type {} from '@listings/shared-ui';
import { accountsTexts } from './accounts.texts';
import { accountsFaqTexts } from './accounts-faq.texts';
import { merchantTexts } from './merchant.texts';
import { merchantBarredTexts } from './merchant-barred.texts';
import { outdatedTexts } from './outdated.texts';
import { startTexts } from './start.texts';
import { lastStepTexts, listingsTexts, requirementsTexts } from './steps.texts';
import { wizardTexts } from './wizard.texts';

/** Texts of get started and the setup wizard: namespace `setup`. */
export const setupTexts = {
  start: startTexts,
  wizard: {
    ...wizardTexts,
    accounts: {
      ...wizardTexts.accounts,
      ...accountsTexts,
      faq: accountsFaqTexts,
      merchantBarred: merchantBarredTexts,
      merchant: { ...accountsTexts.merchant, ...merchantTexts },
    },
    listings: { ...wizardTexts.listings, ...listingsTexts },
    requirements: { ...wizardTexts.requirements, ...requirementsTexts },
    last: lastStepTexts,
    outdated: outdatedTexts,
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    setup: typeof setupTexts;
  }
}
