import texts from './en/choosing.json';

/** Texts of the choice of columns. */
export const choosingTexts = texts;
