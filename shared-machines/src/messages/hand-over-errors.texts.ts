import texts from './en/hand-over-errors.json';

/** Error texts of calls about steps that somebody else is asked to do. */
export const handOverErrorTexts = texts;
