import { contactErrorTexts } from './contact-errors.texts';
import texts from './en/completion-errors.json';

/** Error texts of completing the setup. Source: S8, O8. */
export const completionErrorTexts = { ...contactErrorTexts, ...texts } as const;
