import { adsConnectionErrorTexts } from './ads-connection-error.texts';
import texts from './en/figure-errors.json';

/** Error texts of figures and of the reads they are chosen by; those of products are apart. Source: S8, O8. */
export const figureErrorTexts = { ...adsConnectionErrorTexts, ...texts } as const;
