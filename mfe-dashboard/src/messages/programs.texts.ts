import texts from './en/programs.json';

/** Texts of the search among many programs. Source: O2.03, O9.01. */
export const programsTexts = texts;
