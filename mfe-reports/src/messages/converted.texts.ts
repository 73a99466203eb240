import texts from './en/converted.json';

/** Texts on the meaning of the conversion of campaigns for their figures. Source: O4.08. */
export const convertedTexts = texts;
