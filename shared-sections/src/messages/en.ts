import type { rulesMessages } from '@listings/shared-machines';
import type {} from '@listings/shared-ui';
import { accountCardsTexts } from './account-cards.en';
import { audienceTexts } from './audience.en';
import { campaignTexts } from './campaign.en';
import { checklistTexts } from './checklist.en';
import { errorTexts } from './errors.en';
import { phoneTexts } from './phone.en';
import { reasonTexts } from './reasons.en';
import { reportsTexts } from './reports.en';
import { shippingTexts } from './shipping.en';
import { storeAddressTexts } from './store-address.en';

/** The English texts of the sections and page hooks (namespace `sections`). */
export const sectionsTexts = {
  audience: audienceTexts,
  shipping: shippingTexts,
  phone: phoneTexts,
  storeAddress: storeAddressTexts,
  checklist: checklistTexts,
  accountCards: accountCardsTexts,
  countries: { more: '{{names}} + {{count}} more', other: 'Other countries', all: 'All countries' },
  campaign: campaignTexts,
  reports: reportsTexts,
  reasons: reasonTexts,
  help: 'Help',
  errors: errorTexts,
  waiting: {
    disconnectMerchant: 'Disconnecting your {{provider}} Merchant Center account, please wait…',
    connectDifferentProvider: 'Connecting to a different {{provider}} account, please wait…',
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    sections: typeof sectionsTexts;
    rules: typeof rulesMessages;
  }
}
