import texts from './en/meaning.json';

/** What the statuses mean. Source: O2.41, O9.03. */
export const meaningTexts = texts;
