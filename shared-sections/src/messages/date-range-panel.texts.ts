import texts from './en/date-range-panel.json';

/** Texts of the panel in which days are chosen and typed. Source: O2.21, O5.01. */
export const dateRangePanelTexts = texts;
