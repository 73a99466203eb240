import texts from './en/country-select.json';

/** Texts of the country picker, which brings them along. */
export const countrySelectTexts = texts;
