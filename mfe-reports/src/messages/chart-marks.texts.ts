import texts from './en/chart-marks.json';

/** Texts on what was changed, on the chart. */
export const chartMarksTexts = texts;
