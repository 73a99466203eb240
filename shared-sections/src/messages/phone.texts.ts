import texts from './en/phone.json';

/** Texts of the phone section; its messages are in `rules.phone` and `errors`. Source: S2.31, S4.18, S5.15. */
export const phoneTexts = texts;
