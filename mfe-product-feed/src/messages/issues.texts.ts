import issuesJson from './en/issues.json';
import reviewJson from './en/review.json';

/** Texts of the issues and of the account review. Source: O2.43, O4.01–O4.05, O8.01, O9.03. */
export const issuesTexts = issuesJson;

export const reviewTexts = reviewJson;
