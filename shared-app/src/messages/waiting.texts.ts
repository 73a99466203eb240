import texts from './en/waiting.json';

/** Texts shown during calls that take long. */
export const waitingTexts = texts;
