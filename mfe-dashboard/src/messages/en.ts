import type {} from '@listings/shared-ui';
import type { conversionTexts } from './conversion.en';
import type { dialogTexts } from './dialogs.en';
import type { formTexts } from './forms.en';

/**
 * English texts of the dashboard: namespace `dashboard`; the forms and what is fetched later bring their own along.
 * Source: O2.03–O2.06, O4.07, O8.08, O8.11, O8.18, O9.05, O9.07.
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
  created: {
    title: 'You’ve successfully created a paid campaign!',
    text: 'Your ads will be reviewed and then shown across {{provider}}. Results appear on this page and in the reports.',
    link: 'Read how <link>Performance Max campaigns</link> find their audience.',
    another: 'Create another campaign',
    done: 'Got it',
  },
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    dashboard: typeof dashboardTexts &
      typeof formTexts &
      typeof dialogTexts & { readonly conversion: typeof conversionTexts };
  }
}
