import texts from './en/settings-errors.json';

/** Error texts of the settings of the listings. Source: S8, O8. */
export const settingsErrorTexts = texts;
