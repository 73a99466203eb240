import texts from './en/explained.json';

/** Texts of the panels that explain figures. */
export const explainedTexts = texts;
