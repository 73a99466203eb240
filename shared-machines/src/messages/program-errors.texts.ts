import { audienceErrorTexts } from './audience-error.texts';
import { elsewhereErrorTexts } from './elsewhere-error.texts';
import programErrorJson from './en/program-error.json';

/** Error texts of calls about programs, beside figures. Source: S8, O8. */
export const programErrorTexts = { ...audienceErrorTexts, ...elsewhereErrorTexts, ...programErrorJson } as const;
