import texts from './en/views-panel.json';

/** Texts of the saved views, fetched when they are opened. */
export const viewsPanelTexts = texts;
