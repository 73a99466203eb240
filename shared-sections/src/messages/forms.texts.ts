import texts from './en/forms.json';

/** Texts of whatever names countries. */
export const formTexts = texts;
