import texts from './en/hand-over.json';

/** Texts of asking somebody else to do a step. */
export const handOverTexts = texts;
