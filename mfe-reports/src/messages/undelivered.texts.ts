import texts from './en/undelivered.json';

/** Texts on figures without the data of the free listings. Source: O2.18, O3.13. */
export const undeliveredTexts = texts;
