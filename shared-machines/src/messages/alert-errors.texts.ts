import texts from './en/alert-errors.json';

/** Error texts of calls about alerts. */
export const alertErrorTexts = texts;
