import texts from './en/conversion.json';

/** Texts on the conversion of campaigns. Source: O4.08. */
export const conversionTexts = texts;
