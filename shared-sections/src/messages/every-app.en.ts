import { reasonTexts } from './reasons.en';

/** What every application needs of the sections' texts; the others come with the sections themselves. */
export const everyAppTexts = {
  countries: { more: '{{names}} + {{count}} more', other: 'Other countries', all: 'All countries' },
  reasons: reasonTexts,
  help: 'Help',
  waiting: {
    disconnectMerchant: 'Disconnecting your {{provider}} Merchant Center account, please wait…',
    connectDifferentProvider: 'Connecting to a different {{provider}} account, please wait…',
  },
} as const;
