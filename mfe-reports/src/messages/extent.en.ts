/** Texts on a report that is not shown in full. */
export const extentTexts = {
  highest: 'These are the {{count}} rows with the highest {{metric}}; the CSV file has all.',
  lowest: 'These are the {{count}} rows with the lowest {{metric}}; the CSV file has all.',
  title: 'The store has too many rows for these days',
  partialTitle: 'These figures are partial',
  partial:
    'The store has more rows than are read for a report. What you see adds up only the first {{count}} of them, those with the highest {{metric}}; it is not drawn, and not compared with the time before. The CSV file has all rows.',
  partialBefore: 'Those of the time before could not all be read: nothing is compared with them.',
  noDays: 'Figures and table have all of them, but they cannot be drawn by day.',
  noDaysBefore: 'Those of the time before are compared, but not drawn by day.',
  advice: 'For the rest choose fewer days, or less in the filter.',
} as const;
