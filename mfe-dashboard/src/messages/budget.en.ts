/** The budget of a campaign, and what is spent of it today. */
export const budgetTexts = { used: '{{amount}} today' } as const;
