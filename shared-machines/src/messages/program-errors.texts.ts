import { creationErrorTexts } from './creation-errors.texts';
import programErrorJson from './en/program-error.json';

/** Error texts of calls about programs, beside figures. Source: S8, O8. */
export const programErrorTexts = { ...creationErrorTexts, ...programErrorJson } as const;
