import { connectionErrorTexts } from './connection-errors.texts';
import { merchantErrorTexts } from './merchant-errors.texts';

/** Error texts of calls about the hosting, provider or merchant account. Source: S8, O8. */
export const accountErrorTexts = { ...connectionErrorTexts, ...merchantErrorTexts } as const;
