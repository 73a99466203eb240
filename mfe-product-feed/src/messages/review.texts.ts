import texts from './en/review.json';

/** Texts of the review of a refused account. Source: O4.01–O4.05, O9.03. */
export const reviewTexts = texts;
