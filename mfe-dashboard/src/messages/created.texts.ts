import texts from './en/created.json';

/** Texts shown after a campaign was created. Source: O2.04, O8.11. */
export const createdTexts = texts;
