import texts from './en/shown-rows.json';

/** What a screen reader is told when filters change the rows. */
export const shownRowsTexts = texts;
