import texts from './en/picker.json';

/** Texts of finding what a report is to be about. Source: O2.13, O2.14, O5.02. */
export const pickerTexts = texts;
