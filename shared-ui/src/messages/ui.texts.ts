import texts from './en/ui.json';

/** Generic texts of the components themselves (namespace `ui`); all others come as props. */
export const uiTexts = texts;
