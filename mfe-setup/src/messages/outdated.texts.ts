import texts from './en/outdated.json';

/** Texts of a step that another tab changed. */
export const outdatedTexts = texts;
