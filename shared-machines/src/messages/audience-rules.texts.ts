import texts from './en/audience-rules.json';

/** Texts of the audience's rules [S5.13]. */
export const audienceRules = texts;
