import texts from './en/download.json';

/** Texts of the dialog that saves the products as a file. Source: 18. */
export const downloadTexts = texts;
