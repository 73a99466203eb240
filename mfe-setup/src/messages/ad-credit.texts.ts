import texts from './en/ad-credit.json';

/** Texts of the table of ad credit, which come with their dialog: `adsSetup.credit`. Source: S9.08. */
export const adCreditTexts = texts;
