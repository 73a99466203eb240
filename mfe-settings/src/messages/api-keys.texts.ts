import texts from './en/api-keys.json';

/** Texts of the API keys, fetched with their screen. */
export const apiKeysTexts = texts;
