import texts from './en/printed.json';

/** What a report is of, in words: on paper. */
export const printedTexts = texts;
