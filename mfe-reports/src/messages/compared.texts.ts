import texts from './en/compared.json';

/** Texts that only a comparison needs. */
export const comparedTexts = texts;
