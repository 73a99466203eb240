/** Texts of the trends: the small line of each figure, and the chart of the chosen one. */
export const trendTexts = {
  spark: 'From {{first}} to {{last}}; lowest {{low}}, highest {{high}}.',
  title: '{{figure}} over time',
  ofFree: 'Free listings',
  ofPaid: 'Paid campaigns',
  label: '{{figure}}, {{range}}',
  points: 'Day',
  series: '{{period}} ({{range}})',
  axis: '{{figure}} ({{unit}})',
  empty: 'No data for the selected date range',
  emptyHint: 'Choose other days above.',
  failed: 'The chart needs figures that could not be loaded. Retry them above.',
  noDays: 'The store could not tell the figures of single days.',
} as const;
