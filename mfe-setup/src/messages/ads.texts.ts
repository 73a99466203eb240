import type {} from '@listings/shared-ui';
import type { adCreditTexts } from './ad-credit.texts';
import type { adsBillingTexts } from './ads-billing.texts';
import type { adsTermsTexts } from './ads-terms.texts';
import texts from './en/ads.json';

/** Texts of ads setup: namespace `adsSetup`; those of billing, the terms and the table of credit come with their step and dialogs. Source: S2.32, S2.35, S4.22–S4.23, S9.08. */
export const adsSetupTexts = texts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    adsSetup: typeof adsSetupTexts & {
      readonly billing: typeof adsBillingTexts;
      readonly terms: typeof adsTermsTexts;
      readonly credit: typeof adCreditTexts;
    };
  }
}
