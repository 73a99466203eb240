import texts from './en/wizard.json';

/** Texts of the setup wizard; each step brings its own along. Source: S2.14–S2.30. */
export const wizardTexts = texts;
