import texts from './en/unread.json';

/** Texts of unread parts of the store; brought along by the components that show them. */
export const unreadTexts = texts;
