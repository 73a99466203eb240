import { countriesErrorTexts } from './countries-error.texts';
import texts from './en/shipping-errors.json';
import { settingsErrorTexts } from './settings-errors.texts';

/** Error texts of shipping and tax. Source: S8, O8. */
export const shippingErrorTexts = { ...countriesErrorTexts, ...settingsErrorTexts, ...texts } as const;
