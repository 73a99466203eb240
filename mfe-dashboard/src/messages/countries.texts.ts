import texts from './en/countries.json';

/** The countries of a program, opened and folded. */
export const countriesTexts = texts;
