import texts from './en/issues.json';

/** Texts around the issues. Source: O2.43, O8.01, O9.03. */
export const issuesTexts = texts;
