import type {} from '@listings/shared-ui';

/** English texts of the reports: namespace `reports`. Source: O2.08, O2.10, O2.15–O2.18, O8.05, O8.18. */
export const reportsTexts = {
  title: 'Reports',
  tabs: { label: 'Reports', programs: 'Programs', products: 'Products' },
  source: { label: 'Show data from', paid: 'Paid campaigns', free: 'Free listings' },
  summary: 'Performance',
  programs: 'Programs',
  products: 'Products',
  freeListings: 'Free listings',
  columns: {
    program: 'Program',
    product: 'Product title',
    sales: 'Total Sales',
    conversions: 'Conversions',
    clicks: 'Clicks',
    impressions: 'Impressions',
    spend: 'Spend',
  },
  unavailable: 'Unavailable',
  paidOnly: '{{metrics}}: this data is available for paid campaigns only.',
  undelivered:
    '{{metrics}}: the data of your free listings is not included. <link>See it in {{provider}} Merchant Center</link>.',
  empty: 'No data for the selected date range',
  emptyHint: 'Choose another date range to see more.',
  failed: 'There was an error loading report.',
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    reports: typeof reportsTexts;
  }
}
