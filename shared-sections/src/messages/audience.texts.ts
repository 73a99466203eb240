import texts from './en/audience.json';

/** Texts of the audience sections. Source: S2.21–S2.24, S2.29, S9.07, decisions 14. */
export const audienceTexts = texts;
