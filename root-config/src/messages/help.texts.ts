import texts from './en/help.json';
import type { textsOf } from './texts';

/** Texts of the help, of the keyboard shortcuts and of the way to everything, fetched with them. */
export const helpTexts = texts;

/** Reads them. */
export type HelpText = ReturnType<typeof textsOf<typeof helpTexts>>;
