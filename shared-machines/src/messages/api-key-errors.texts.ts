import texts from './en/api-key-errors.json';

/** Texts of failures about API keys, fetched with their screen. */
export const apiKeyErrorTexts = texts;
