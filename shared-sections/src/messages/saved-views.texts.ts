import texts from './en/saved-views.json';

/** Texts of the button that opens the saved views. */
export const savedViewsTexts = texts;
