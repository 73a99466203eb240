import { providerErrorTexts } from './provider-errors.texts';
import texts from './en/account-errors.json';

/** Error texts of calls about the hosting, provider or merchant account. Source: S8, O8. */
export const accountErrorTexts = { ...texts, ...providerErrorTexts } as const;
