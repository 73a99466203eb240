import texts from './en/reasons.json';

/** Reasons why one cannot go on from the audience, beside the messages of the fields themselves. Source: decisions 22. */
export const reasonTexts = texts;
