import texts from './en/typed-number.json';

/** What a typed number was read as. Source: S5.12. */
export const typedNumberTexts = texts;
