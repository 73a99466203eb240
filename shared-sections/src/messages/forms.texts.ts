import { reasonTexts } from './reasons.texts';
import texts from './en/forms.json';

/** Texts of every application with forms, countries or accounts, whatever its sections are. */
export const formTexts = { ...texts, reasons: reasonTexts } as const;
