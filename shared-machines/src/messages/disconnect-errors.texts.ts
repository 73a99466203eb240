import texts from './en/disconnect-errors.json';

/** Error texts of disconnecting in the settings. Source: S8.17, O8. */
export const disconnectErrorTexts = texts;
