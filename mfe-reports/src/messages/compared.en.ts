/** What only a comparison says. */
export const comparedTexts = { total: 'All {{count}} together' } as const;
