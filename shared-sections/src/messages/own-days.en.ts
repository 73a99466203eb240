/** Of typing and choosing own days. Source: O5.01. */
export const ownDaysTexts = { after: 'Start date', before: 'End date', hint: 'For example {{example}}' } as const;
