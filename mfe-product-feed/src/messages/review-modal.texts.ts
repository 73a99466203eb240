import texts from './en/review-modal.json';

/** Texts of asking for a review of the account. Source: O4.05, O5.03, O9.03. */
export const reviewModalTexts = texts;
