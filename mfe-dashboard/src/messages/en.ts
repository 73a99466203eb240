import type {} from '@listings/shared-ui';
import type { attentionTexts } from './attention.en';
import type { budgetTexts } from './budget.en';
import type { conversionTexts } from './conversion.en';
import type { countriesTexts } from './countries.en';
import type { createdTexts } from './created.en';
import type { dialogTexts } from './dialogs.en';
import type { formTexts } from './forms.en';
import type { onboardingTexts } from './onboarding.en';
import type { promotionTexts } from './promotion.en';
import type { trendTexts } from './trend.en';
import type { troubleTexts } from './trouble.en';

/**
 * English texts of the dashboard: namespace `dashboard`; the forms and what is fetched later bring their own along.
 * Source: O2.03–O2.06, O4.07, O8.08.
 */
export const dashboardTexts = {
  title: 'Dashboard',
  opening: 'Loading…',
  description: 'How your free listings and your paid campaigns perform on {{provider}}.',
  viewReports: 'View Reports',
  addCampaign: 'Add paid campaign',
  performance: {
    free: 'Free listings',
    paid: 'Paid campaigns',
    freeSpend: 'Free',
    choose: 'Show {{figure}} in the chart',
  },
  programs: {
    title: 'Programs',
    columns: {
      name: 'Program',
      country: 'Country',
      budget: 'Daily budget',
      spend: 'Spend',
      sales: 'Sales',
      roas: 'ROAS',
      costPerClick: 'Cost per click',
      status: 'Status',
      actions: 'Actions',
    },
    total: 'All programs',
    gone: 'Removed campaigns',
    more: '+ {{count}} more',
    freeListings: 'Free listings',
    free: 'Free',
    none: '—',
    everywhere: 'All countries',
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
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    dashboard: typeof dashboardTexts &
      typeof formTexts &
      typeof dialogTexts & {
        readonly attention: typeof attentionTexts;
        readonly budget: typeof budgetTexts;
        readonly conversion: typeof conversionTexts;
        readonly opened: typeof countriesTexts;
        readonly created: typeof createdTexts;
        readonly onboarding: typeof onboardingTexts;
        readonly promotion: typeof promotionTexts;
        readonly trend: typeof trendTexts;
        readonly trouble: typeof troubleTexts;
      };
  }
}
