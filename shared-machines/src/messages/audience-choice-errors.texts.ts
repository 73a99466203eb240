import { countriesErrorTexts } from './countries-error.texts';
import texts from './en/audience-errors.json';

/** Error texts of choosing the audience; that of reading it is apart. Source: S8, O8. */
export const audienceChoiceErrorTexts = { ...countriesErrorTexts, ...texts } as const;
