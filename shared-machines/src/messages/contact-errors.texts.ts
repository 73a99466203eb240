import texts from './en/contact-errors.json';

/** Error texts of calls about the store address or the phone. Source: S8, O8. */
export const contactErrorTexts = texts;
