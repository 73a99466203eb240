import texts from './en/span-note.json';

/** Texts on chart points that are not one day each. Source: O2.23, O2.27. */
export const spanNoteTexts = texts;
