import texts from './en/feed.json';

/** Texts of the product table. Source: O2.44, O2.45, O3.03, O8.02, O9.03. */
export const feedTexts = texts;
