/** Date range, figures and the currency notice, as the dashboard and the reports show them. Source: O2.03, O2.21, O2.23, O5.01. */
export const reportsTexts = {
  range: 'Date range',
  compare: 'Compare to',
  update: 'Update',
  days: { after: 'Start date', before: 'End date', hint: 'For example {{example}}' },
  periods: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'Week to date',
    last_week: 'Last week',
    month: 'Month to date',
    last_month: 'Last month',
    quarter: 'Quarter to date',
    last_quarter: 'Last quarter',
    year: 'Year to date',
    last_year: 'Last year',
    custom: 'Custom',
  },
  comparisons: { previous_period: 'Previous period', previous_year: 'Previous year' },
  previous: 'Previous: {{value}}',
  metrics: {
    sales: 'Total Sales',
    conversions: 'Conversions',
    clicks: 'Clicks',
    impressions: 'Impressions',
    spend: 'Total Spend',
  },
  currency: {
    title: 'Your accounts use different currencies',
    text: 'Your {{provider}} Ads account counts in {{ads}}, your store in {{store}}. Sales, spend and budgets of paid campaigns are shown in {{ads}}. <link>Read more about currencies</link>.',
  },
} as const;
