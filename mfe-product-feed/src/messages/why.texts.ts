import texts from './en/why.json';

/** Texts of the dialog about one product. Source: O3.03, O9.03. */
export const whyTexts = texts;
