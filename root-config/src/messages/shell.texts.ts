import texts from './en/shell.json';

/** Texts of the shell: namespace `shell`. */
export const shellTexts = texts;
