import texts from './en/account-errors.json';
import { providerErrorTexts } from './provider-errors.texts';

/** Error texts of connecting accounts, and of reading which are connected. Source: S8, O8. */
export const connectionErrorTexts = { ...texts, ...providerErrorTexts } as const;
