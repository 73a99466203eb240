/** Texts of the panel in which days are chosen and typed. Source: O2.21, O5.01. */
export const dateRangePanelTexts = {
  presets: 'Periods',
  after: 'Start date',
  before: 'End date',
  hint: 'For example {{example}}',
  apply: 'Apply',
  calendar: 'Calendar',
  begin: 'Choose the first day.',
  first: 'Now choose the first day.',
  last: 'Now choose the last day.',
} as const;
