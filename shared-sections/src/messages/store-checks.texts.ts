import texts from './en/store-checks.json';

/** Texts of what the server saw of the shop, beside the pre-launch checklist. The keys of `evidence` are the contract's. */
export const storeChecksTexts = texts;
