import texts from './en/start.json';

/** Texts of the get-started page. Claims and figures: S1.01–S1.08. */
export const startTexts = texts;
