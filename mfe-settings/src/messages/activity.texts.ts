import texts from './en/activity.json';

/** Texts of what was changed, fetched with its screen. */
export const activityTexts = texts;
