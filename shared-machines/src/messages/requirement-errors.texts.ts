import { completionErrorTexts } from './completion-errors.texts';
import { settingsErrorTexts } from './settings-errors.texts';

/** Error texts of the store requirements, and of completing the setup with them. Source: S8, O8. */
export const requirementErrorTexts = { ...settingsErrorTexts, ...completionErrorTexts } as const;
