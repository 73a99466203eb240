import texts from './en/survey.json';

/** Texts of the surveys after the setup and after the first campaign. Source: S2.37, O2.04, O2.51, decisions 28. */
export const surveyTexts = texts;
