import texts from './en/view-errors.json';

/** Texts of failures about saved views. */
export const viewErrorTexts = texts;
