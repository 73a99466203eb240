import texts from './en/trouble.json';

/** Texts in place of figures that could not be loaded. Source: O2.06, O8.18. */
export const troubleTexts = texts;
