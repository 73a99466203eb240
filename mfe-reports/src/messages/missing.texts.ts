import texts from './en/missing.json';

/** Texts on what the free listings do not count. Source: O2.18, O3.13. */
export const missingTexts = texts;
