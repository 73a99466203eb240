import texts from './en/merchant-barred.json';

/** Text of an account that may never have the store's URL. */
export const merchantBarredTexts = texts;
