import texts from './en/checklist.json';

/** Texts of the pre-launch checklist. Source: S2.30, S4.19, S5.14. */
export const checklistTexts = texts;
