/** Texts of the store address section. Source: S2.30, S3.11. */
export const storeAddressTexts = {
  title: 'Store address',
  description: 'The address of your store, as it is sent to {{provider}} Merchant Center.',
  loading: 'Loading the store address…',
  refresh: 'Refresh to sync',
  refreshing: 'Refreshing…',
  edit: 'Edit in store settings',
  opensNewTab: '{{label}} (opens in a new tab)',
  empty: 'No store address yet.',
  missing: 'Please add to your store address: {{fields}}.',
  fields: { address_1: 'address line', city: 'city', country: 'country or state', postcode: 'postcode' },
  howToSync: 'After you changed the address in the store settings, come back and choose “Refresh to sync”.',
} as const;
