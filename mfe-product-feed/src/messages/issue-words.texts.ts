import texts from './en/issue-words.json';

/** Issues in plain words, and what is to be done about each. Source: O2.43, O3.01. */
export const issueWordsTexts = texts;
