import texts from './en/accounts-faq.json';

/** Questions and answers of the first step. Source: S2.20. */
export const accountsFaqTexts = texts;
