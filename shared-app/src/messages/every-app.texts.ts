import texts from './en/every-app.json';

/** Texts of the kit that every application needs; the others come with the components that show them. */
export const everyAppTexts = texts;
