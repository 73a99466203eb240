import texts from './en/conflict.json';

/** Texts of a write that somebody else was faster than. */
export const conflictTexts = texts;
