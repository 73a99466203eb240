import texts from './en/ratios.json';

/** Figures that two others make; beside the metrics of the reports. */
export const ratioTexts = texts;
