import type {} from '@listings/shared-ui';

/** English texts of the dashboard: namespace `dashboard`. Source: O2.03–O2.06, O4.07, O8.08, O8.11, O8.18, O9.05, O9.07. */
export const dashboardTexts = {
  title: 'Dashboard',
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
    columns: { name: 'Program', country: 'Country', budget: 'Daily budget', status: 'Status' },
    freeListings: 'Free listings',
    free: 'Free',
    noCountry: '—',
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
    done: 'Got it',
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    dashboard: typeof dashboardTexts;
  }
}
