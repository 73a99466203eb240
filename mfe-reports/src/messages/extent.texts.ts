import texts from './en/extent.json';

/** Texts on a report that is not shown in full. */
export const extentTexts = texts;
