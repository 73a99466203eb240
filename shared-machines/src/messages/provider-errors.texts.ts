import texts from './en/provider-errors.json';

/** Error texts of reading the provider account and its permissions. Source: S8.04, O8. */
export const providerErrorTexts = texts;
