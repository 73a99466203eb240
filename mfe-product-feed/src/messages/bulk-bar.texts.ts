import texts from './en/bulk-bar.json';

/** Texts of the bar that changes the channel visibility of many products. Source: O2.45. */
export const bulkBarTexts = texts;
