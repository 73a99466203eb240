import texts from './en/countries-error.json';

/** Error text of the supported countries. Source: S8. */
export const countriesErrorTexts = texts;
