import { audienceErrorTexts } from './audience-error.texts';
import { elsewhereErrorTexts } from './elsewhere-error.texts';
import creationErrorJson from './en/creation-error.json';

/** Error texts of calls by which a campaign is created. Source: S8, O8. */
export const creationErrorTexts = { ...audienceErrorTexts, ...elsewhereErrorTexts, ...creationErrorJson } as const;
