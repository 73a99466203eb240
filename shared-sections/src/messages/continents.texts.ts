import texts from './en/continents.json';

/** Names of the continents by the store platform's codes: browsers know none. Plain names, read without a namespace. */
export const continentTexts = texts;
