import texts from './en/alerts.json';

/** Texts of the settings of alerts. */
export const alertsTexts = texts;
