import texts from './en/causes.json';

/** Texts beneath the notice of a failed call: why it failed, and what to do now. Source: O8.17, S8.01. */
export const causeTexts = texts;
