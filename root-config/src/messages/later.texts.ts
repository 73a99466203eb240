import texts from './en/later.json';

/** Texts of the shell that no first screen needs: printed into the document, or fetched with the part that shows them. */
export const laterTexts = texts;
