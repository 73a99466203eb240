import texts from './en/reports.json';

/** Date range, figures and the currency notice, as the dashboard and the reports show them. Source: O2.03, O2.21, O2.23, O5.01. */
export const reportsTexts = texts;
