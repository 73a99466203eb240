import { adsConnectionErrorTexts } from './ads-connection-error.texts';
import { countriesErrorTexts } from './countries-error.texts';
import texts from './en/ads-errors.json';

/** Error texts of the ads setup: the ads account, its billing, a campaign's countries. Source: S8, O8. */
export const adsErrorTexts = { ...adsConnectionErrorTexts, ...countriesErrorTexts, ...texts } as const;
