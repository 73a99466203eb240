import texts from './en/merchant.json';

/** Texts of the merchant account's card, fetched with it. Source: S2.33–S2.36, S4.04–S4.08, S8.21. */
export const merchantTexts = texts;
