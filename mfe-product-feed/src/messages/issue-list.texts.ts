import texts from './en/issue-list.json';

/** Texts of the issues, one by one and by cause. Source: O2.43, O8.01. */
export const issueListTexts = texts;
