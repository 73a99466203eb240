import texts from './en/currency.json';

/** Texts for accounts with different currencies. Source: O2.03. */
export const currencyTexts = texts;
