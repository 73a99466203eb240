import type {} from '@listings/shared-ui';
import { accountCardsTexts } from './account-cards.en';
import { audienceTexts } from './audience.en';
import { campaignTexts } from './campaign.en';
import { checklistTexts } from './checklist.en';
import { countrySelectTexts } from './country-select.en';
import { formTexts } from './forms.en';
import { phoneTexts } from './phone.en';
import { currencyTexts } from './currency.en';
import { dateRangePanelTexts } from './date-range-panel.en';
import { ratioTexts } from './ratios.en';
import { reportsTexts } from './reports.en';
import { shippingTexts } from './shipping.en';
import { storeAddressTexts } from './store-address.en';
import { surveyTexts } from './survey.en';
import { unreadTexts } from './unread.en';

/** All English texts of the sections (namespace `sections`): for tests, and what keys are checked by. */
export const sectionsTexts = {
  ...formTexts,
  audience: audienceTexts,
  countrySelect: countrySelectTexts,
  shipping: shippingTexts,
  phone: phoneTexts,
  storeAddress: storeAddressTexts,
  checklist: checklistTexts,
  accountCards: accountCardsTexts,
  campaign: campaignTexts,
  reports: {
    ...reportsTexts,
    metrics: { ...reportsTexts.metrics, ...ratioTexts },
    currency: currencyTexts,
    panel: dateRangePanelTexts,
  },
  survey: surveyTexts,
  unread: unreadTexts,
} as const;

/** The texts by their keys; naming it at the door makes them known to the applications. */
export type SectionsTexts = typeof sectionsTexts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    sections: SectionsTexts;
  }
}
