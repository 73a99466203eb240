import texts from './en/dialogs.json';

/** Texts of the dialogs of the programs table, and of the notices after a change. Source: O4.07, O9.07. */
export const dialogTexts = texts;
