import texts from './en/questions.json';

/** Answers to the questions of the shell, fetched with its dialogs. Source: S4.21, C-8. */
export const questionTexts = texts;
