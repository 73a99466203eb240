import texts from './en/trend.json';

/** Texts of the trends: the small line of each figure, and the chart of the chosen one. */
export const trendTexts = texts;
