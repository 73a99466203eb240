import texts from './en/table-actions.json';

/** Texts of what can be done with the rows, fetched with it. Source: O2.13. */
export const tableActionsTexts = texts;
