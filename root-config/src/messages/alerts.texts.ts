import texts from './en/alerts.json';

/** Texts of the bell and the alerts behind it, fetched with them. */
export const alertTexts = texts;
