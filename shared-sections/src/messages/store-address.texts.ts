import texts from './en/store-address.json';

/** Texts of the store address section. Source: S2.30, S3.11. */
export const storeAddressTexts = texts;
