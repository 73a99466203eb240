import texts from './en/budget.json';

/** The budget of a campaign, and what is spent of it today. */
export const budgetTexts = texts;
