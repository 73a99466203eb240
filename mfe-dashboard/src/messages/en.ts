import type {} from '@listings/shared-ui';

/**
 * English texts of the dashboard: namespace `dashboard`. Source: O2.03–O2.06, O2.52, O2.53,
 * O4.07, O4.08, O8.08, O8.11, O8.15, O8.18, O9.05, O9.07.
 */
export const dashboardTexts = {
  title: 'Dashboard',
  back: 'Back to the dashboard',
  opening: 'Loading…',
  description: 'How your free listings and your paid campaigns perform on {{provider}}.',
  viewReports: 'View Reports',
  addCampaign: 'Add paid campaign',
  performance: {
    free: 'Free listings',
    paid: 'Paid campaigns',
    freeSpend: 'Free',
    failed: "We're having trouble loading this data...",
    freeElsewhere: 'View your performance in {{provider}} Merchant Center',
    paidElsewhere: 'View your performance in {{provider}} Ads',
  },
  promotion: {
    text: 'Show your products to more shoppers on Search, YouTube, Gmail and the Display Network, for a daily budget you choose.',
    credit: 'Spend {{credit}} within {{days}} days of creating a new ads account and get {{credit}} in ad credit.',
  },
  programs: {
    title: 'Programs',
    columns: { name: 'Program', country: 'Country', budget: 'Daily budget', status: 'Status', actions: 'Actions' },
    freeListings: 'Free listings',
    free: 'Free',
    noCountry: '—',
    edit: 'Edit',
    editName: 'Edit {{name}}',
    remove: 'Remove',
    removeName: 'Remove {{name}}',
    enabled: 'Enabled',
    paused: 'Paused',
    unknown: 'Unknown',
    run: 'Run {{name}}',
    lockedLabel: 'Why free listings are always enabled',
    locked: 'Free listings cannot be paused.',
    failed: 'There was an error loading ads campaigns.',
  },
  pause: {
    title: 'Pause this campaign?',
    text: 'The ads of {{name}} will not be shown any more. You can enable the campaign again at any time.',
    hint: 'We suggest letting a campaign run for at least {{days}} days before pausing it, so that it can find its best results.',
    confirm: 'Pause campaign',
    cancel: 'Keep it running',
  },
  created: {
    title: 'You’ve successfully created a paid campaign!',
    text: 'Your ads will be reviewed and then shown across {{provider}}. Results appear on this page and in the reports.',
    link: 'Read how <link>Performance Max campaigns</link> find their audience.',
    another: 'Create another campaign',
    done: 'Got it',
  },
  editProgram: {
    title: 'Before you edit',
    campaign:
      'The ads of {{name}} need some time to find their best results. We suggest letting a campaign run for at least {{days}} days before changing it.',
    freeListings:
      'Your changes apply to all products you list for free on {{provider}}. They are sent to your Merchant Center account when you save them.',
    confirm: 'Continue to edit',
    cancel: 'Don’t edit',
  },
  remove: {
    title: 'Remove this campaign permanently?',
    text: '{{name}} and its ads are removed from your {{provider}} Ads account. This is permanent and cannot be undone.',
    hint: 'To stop the ads for a while, pause the campaign instead.',
    confirm: 'Remove campaign',
    cancel: 'Keep the campaign',
  },
  create: {
    title: 'Create your paid campaign',
    submit: 'Create paid campaign',
    again: 'Try again',
    another: 'Create one more campaign',
    overtaken:
      'A campaign was created in another tab since you opened this page. See your programs first: create one more only if you want two.',
  },
  edit: { title: 'Edit your paid campaign', save: 'Save changes' },
  freeListings: {
    title: 'Edit free listings',
    changedElsewhere:
      'The free listings were changed in another tab. Saving overwrites that; loading again shows it, and drops what was changed here.',
    loadAgain: 'Load again',
    stepper: 'Steps of editing the free listings',
    steps: { '1': 'Choose your audience', '2': 'Configure your product listings' },
    continue: 'Continue',
    save: 'Save changes',
    saved:
      'Your changes to your Free Listings have been saved and will be synced to your {{provider}} Merchant Center account.',
    actions: {
      saveAudience: 'Target audience',
      saveSettings: 'Merchant Center Settings',
      saveShippingRates: 'Shipping rates',
      saveShippingTimes: 'Shipping times',
    },
    and: '{{others}} and {{last}}',
    oneFailed: 'There is an error in the following action: {{actions}}.',
    someFailed: 'There are errors in the following actions: {{actions}}.',
    othersSaved: 'Other changes have been saved.',
    tryAgain: 'Please try again later.',
  },
  conversion: {
    before: {
      title: 'Your campaigns will be upgraded',
      text: '{{provider}} upgrades Smart Shopping campaigns to Performance Max campaigns. Yours keep running meanwhile, and there is nothing you need to do.',
    },
    after: {
      title: 'Your campaigns were upgraded',
      text: '{{provider}} has upgraded your Smart Shopping campaigns to Performance Max campaigns. Budgets and countries are as they were.',
    },
    readMore: 'Read more about the upgrade',
    reports: 'See the results in the reports',
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    dashboard: typeof dashboardTexts;
  }
}
