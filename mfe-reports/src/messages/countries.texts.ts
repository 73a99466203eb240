import texts from './en/countries.json';

/** Texts of the report by country. */
export const countriesTexts = texts;
