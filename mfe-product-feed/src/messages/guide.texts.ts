import texts from './en/guide.json';

/** Texts of the guide after the setup. Source: S2.37, O2.51, O9.05. */
export const guideTexts = texts;
