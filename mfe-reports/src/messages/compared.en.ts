/** Texts that only a comparison needs. */
export const comparedTexts = { total: 'All {{count}} together' } as const;
