import texts from './en/accounts.json';

/** Texts of the first step. Source: S2.20, S4.02, S4.04, S4.07. */
export const accountsTexts = texts;
