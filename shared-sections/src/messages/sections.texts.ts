import type {} from '@listings/shared-ui';
import { accountCardsTexts } from './account-cards.texts';
import { adPreviewTexts } from './ad-preview.texts';
import { audienceTexts } from './audience.texts';
import { campaignTexts } from './campaign.texts';
import { checklistTexts } from './checklist.texts';
import { countrySelectTexts } from './country-select.texts';
import { formTexts } from './forms.texts';
import { handOverTexts } from './hand-over.texts';
import { phoneTexts } from './phone.texts';
import { reasonTexts } from './reasons.texts';
import { currencyTexts } from './currency.texts';
import { dateRangePanelTexts } from './date-range-panel.texts';
import { emptyFiguresTexts } from './empty-figures.texts';
import { explainedTexts } from './explained.texts';
import { reportsTexts } from './reports.texts';
import { savedViewsTexts } from './saved-views.texts';
import { shippingTexts } from './shipping.texts';
import { storeAddressTexts } from './store-address.texts';
import { storeChecksTexts } from './store-checks.texts';
import { surveyTexts } from './survey.texts';
import { typedNumberTexts } from './typed-number.texts';
import { unreadTexts } from './unread.texts';
import { viewsPanelTexts } from './views-panel.texts';

/** All Texts of the sections (namespace `sections`): for tests, and what keys are checked by. */
export const sectionsTexts = {
  ...formTexts,
  reasons: reasonTexts,
  adPreview: adPreviewTexts,
  audience: audienceTexts,
  countrySelect: countrySelectTexts,
  shipping: shippingTexts,
  phone: phoneTexts,
  handOver: handOverTexts,
  storeAddress: storeAddressTexts,
  checklist: checklistTexts,
  storeChecks: storeChecksTexts,
  accountCards: accountCardsTexts,
  campaign: campaignTexts,
  reports: {
    ...reportsTexts,
    currency: currencyTexts,
    panel: dateRangePanelTexts,
    empty: emptyFiguresTexts,
    explained: explainedTexts,
  },
  survey: surveyTexts,
  typedNumber: typedNumberTexts,
  unread: unreadTexts,
  views: { ...savedViewsTexts, panel: viewsPanelTexts },
} as const;

/** The texts by their keys; naming it at the door makes them known to the applications. */
export type SectionsTexts = typeof sectionsTexts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    sections: SectionsTexts;
  }
}
