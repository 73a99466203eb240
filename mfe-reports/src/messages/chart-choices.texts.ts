import texts from './en/chart-choices.json';

/** Texts of the choice of the chart's interval and type. Source: O2.26, O2.27. */
export const chartChoicesTexts = texts;
