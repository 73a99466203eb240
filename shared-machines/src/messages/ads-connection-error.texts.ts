import texts from './en/ads-connection-error.json';

/** Error text of the read of the ads account. Source: S8, O8. */
export const adsConnectionErrorTexts = texts;
