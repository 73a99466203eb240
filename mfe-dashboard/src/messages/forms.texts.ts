import texts from './en/forms.json';

/** Texts of the sub-paths: creating and editing a campaign, editing the free listings. Source: O2.05, O2.52, O2.53, O8.15. */
export const formTexts = texts;
