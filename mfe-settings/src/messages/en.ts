import type {} from '@listings/shared-ui';

/** English texts of settings: namespace `settings`. Source: O2.47, O2.48, O4.10–O4.12, O8.12, O8.16. */
export const settingsTexts = {
  title: 'Settings',
  contact: {
    title: 'Contact information',
    description: 'Shoppers and {{provider}} reach your store through these.',
    phone: 'Phone number',
    noPhone: 'Please add your phone number.',
    wrongPhone: 'This is not a valid phone number. Please edit it.',
    readMore: 'Read more about contact information',
    address: 'Store address',
    noAddress: 'Please add your store address.',
    different: 'Your store address differs from the one in your Merchant Center account.',
    edit: 'Edit',
    editPhone: 'Edit phone number',
    editAddress: 'Edit store address',
  },
  accounts: {
    title: 'Linked accounts',
    description: 'The accounts your products and campaigns run through.',
    notOwner: 'Successfully connected through the hosting account',
    number: 'Account {{id}}',
    numberWithCurrency: 'Account {{id}} ({{currency}})',
    notConnected: 'Not connected',
    connectAds: 'Connect {{provider}} Ads',
    finishAds: 'Finish the setup of {{provider}} Ads',
  },
  disconnect: {
    all: 'Disconnect all accounts',
    ads: 'Disconnect {{provider}} Ads account only',
    title: 'Disconnect all accounts?',
    adsTitle: 'Disconnect your {{provider}} Ads account?',
    text: 'Your products leave {{provider}} within 30 days, and free listings and campaigns are no longer managed here. Your shipping and tax settings are deleted.',
    adsText: 'Paid campaigns are no longer shown or managed here.',
    confirmAll: 'Yes, I want to disconnect all my accounts.',
    confirmAds: 'Yes, I want to disconnect my {{provider}} Ads account.',
    confirmReason: 'Confirm that you want to disconnect',
    keep: 'Never mind',
    doneAll: 'All your accounts are disconnected.',
    doneAds: 'Your {{provider}} Ads account is disconnected.',
  },
  running: {
    reading: 'Checking which campaigns are running…',
    none: 'No campaigns are running.',
    known_one: '{{count}} campaign keeps running and spending up to {{spend}} a day in {{provider}} Ads.',
    known_other: '{{count}} campaigns keep running and spending up to {{spend}} a day in {{provider}} Ads.',
    unknown:
      'We could not check whether campaigns are running. Any that are keep running and spending in {{provider}} Ads after you disconnect.',
    pause_one: 'Pause it first',
    pause_other: 'Pause all {{count}} first',
    pausing: 'Pausing campaign {{at}} of {{count}}…',
    paused: 'All campaigns are paused.',
    failed: '“{{name}}” could not be paused.',
    retry: 'Retry pausing',
    readingReason: 'Wait until we have checked your campaigns',
    pausingReason: 'Wait until your campaigns are paused',
  },
  getHelp: {
    title: 'Get help',
    description: 'Record what you do, and give the recording to whoever helps you.',
    open: 'Record a problem',
    text: 'Switch the recording on, go to where the problem is and repeat it. Then come back here and download the recording.',
    privacy:
      'Only the names of steps are recorded, such as “asks for a new code”: nothing you type and nothing of your store, your accounts or your customers. The recording stays in this tab of your browser and is sent to nobody.',
    record: 'Record what I do',
    recorded: 'What was recorded',
    nothing: 'Nothing was recorded yet.',
    download: 'Download the recording',
    delete: 'Delete the recording',
    deleted: 'The recording was deleted.',
  },
  back: 'Back to settings',
  phone: { title: 'Edit phone number' },
  address: {
    title: 'Edit store address',
    save: 'Save details',
    reasons: 'Why it cannot be saved:',
    notFilled: 'Fill in your store address',
    same: 'The Merchant Center already has this address',
  },
  reconnect: {
    hostingTitle: 'Your {{host}} account has been disconnected',
    hostingText: 'Connect it again. Until then your products may stop syncing and your listings may be removed.',
    providerTitle: 'Your {{provider}} account has been disconnected',
    providerText:
      'Connect the account you used before. Until then your products may stop syncing and your listings may be removed.',
    mismatchTitle: 'This is not the account you used before',
    mismatch:
      'It cannot access the Merchant Center or Ads account that is connected. Try another {{provider}} account, or disconnect all accounts and set them up anew.',
    another: 'Try another {{provider}} account',
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    settings: typeof settingsTexts;
  }
}
