import texts from './en/lines.json';

/** Texts on compared rows without a line in the chart. */
export const linesTexts = texts;
