import texts from './en/rest.json';

/** Texts of the settings below the accounts. */
export const restTexts = texts;
