import type {} from '@listings/shared-ui';
import type { choosingTexts } from './choosing.en';
import type { comparedTexts } from './compared.en';
import type { convertedTexts } from './converted.en';
import type { extentTexts } from './extent.en';
import type { linesTexts } from './lines.en';
import type { pickerTexts } from './picker.en';
import type { productsTexts } from './products.en';
import type { spanNoteTexts } from './span-note.en';
import type { undeliveredTexts } from './undelivered.en';

/** English texts of the reports: namespace `reports`; what is fetched later brings its own along. Source: O2.08–O2.18, O5.02, O8.05, O8.18, O9.08. */
export const reportsTexts = {
  title: 'Reports',
  tabs: { label: 'Reports', programs: 'Programs', products: 'Products' },
  summary: 'Performance',
  freeListings: 'Free listings',
  columns: {
    programs: 'Program',
    sales: 'Total Sales',
    conversions: 'Conversions',
    clicks: 'Clicks',
    impressions: 'Impressions',
    spend: 'Spend',
  },
  filter: {
    show: 'Show',
    programs: { all: 'All Programs', single: 'Single Program', compare: 'Comparison' },
  },
  compare: {
    button: 'Compare',
    programs: 'Select one or more programs to compare',
    hint: 'Check at least two below to compare them.',
  },
  download: 'Download CSV',
  print: 'Print',
  choosing: { button: 'Columns' },
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
    noHours: 'Figures are counted by whole days.',
    label: '{{metric}}, {{range}}',
    points: 'Days',
    series: '{{period}} ({{range}})',
  },
  unavailable: 'Unavailable',
  paidOnly: '{{metrics}}: this data is available for paid campaigns only.',
  empty: 'No data for the selected date range',
  emptyHint: 'Try another date range.',
  failed: 'There was an error loading report.',
} as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    reports: typeof reportsTexts &
      typeof productsTexts & {
        readonly choosing: typeof choosingTexts;
        readonly compared: typeof comparedTexts;
        readonly extent: typeof extentTexts;
        readonly lines: typeof linesTexts;
        readonly picker: typeof pickerTexts;
        readonly spanNote: typeof spanNoteTexts;
        readonly undelivered: typeof undeliveredTexts;
        readonly converted: typeof convertedTexts;
      };
  }
}
