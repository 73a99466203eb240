import texts from './en/ads-terms.json';

/** Texts of the terms of an ads account, which come with their dialog: `adsSetup.terms`. Source: S2.35. */
export const adsTermsTexts = texts;
