import texts from './en/reasons.json';

/** Reasons why a Continue button is disabled, beside the messages of the fields themselves. Source: decisions 22. */
export const reasonTexts = texts;
