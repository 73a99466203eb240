import texts from './en/ads-billing.json';

/** Texts of billing and launch, the third step of the ads setup: `adsSetup.billing`. Source: S4.24, decisions 5, 19. */
export const adsBillingTexts = texts;
