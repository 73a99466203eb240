import audienceErrorJson from './en/audience-error.json';
import programErrorJson from './en/program-error.json';

/** Error text of the countries of the free listings. Source: S8. */
export const audienceErrorTexts = audienceErrorJson;

/** Error texts of calls about programs, beside figures. Source: S8, O8. */
export const programErrorTexts = { ...audienceErrorTexts, ...programErrorJson } as const;
