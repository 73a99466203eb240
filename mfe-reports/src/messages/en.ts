import type {} from '@listings/shared-ui';
import type { convertedTexts } from './converted.en';
import type { pickerTexts } from './picker.en';

/** English texts of the reports: namespace `reports`; what is fetched later brings its own along. Source: O2.08–O2.18, O5.02, O8.05, O8.18, O9.08. */
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
  filter: {
    show: 'Show',
    programs: { all: 'All Programs', single: 'Single Program', compare: 'Comparison' },
    products: { all: 'All Products', single: 'Single Product', compare: 'Comparison' },
    variations: { all: 'All Variations', single: 'Single Variation', compare: 'Comparison' },
    variationsLabel: 'Variations',
  },
  compare: {
    button: 'Compare',
    programs: 'Select one or more programs to compare',
    products: 'Select one or more products to compare',
    variations: 'Select one or more variations to compare',
    hint: 'Check at least two below to compare them.',
  },
  download: 'Download CSV',
  print: 'Print',
  choosing: { button: 'Columns', legend: 'Columns to show' },
  cut: 'The first {{count}} rows; the CSV file has all.',
  chart: {
    title: 'Chart',
    metric: 'Figure',
    interval: 'Interval',
    kind: 'Chart type',
    kinds: { line: 'Line', bar: 'Bar' },
    intervals: {
      hour: 'By hour',
      day: 'By day',
      week: 'By week',
      month: 'By month',
      quarter: 'By quarter',
      year: 'By year',
    },
    label: '{{metric}}, {{range}}',
    points: 'From',
    series: '{{period}} ({{range}})',
    noHours: 'Figures are counted by whole days.',
  },
  unavailable: 'Unavailable',
  paidOnly: '{{metrics}}: this data is available for paid campaigns only.',
  undelivered:
    '{{metrics}}: the data of your free listings is not included. <link>See it in {{provider}} Merchant Center</link>.',
  empty: 'No data for the selected date range',
  emptyHint: 'Try another date range.',
  failed: 'There was an error loading report.',
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    reports: typeof reportsTexts & {
      readonly picker: typeof pickerTexts;
      readonly converted: typeof convertedTexts;
    };
  }
}
