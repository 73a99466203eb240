/** What is said of choosing the columns. */
export const choosingTexts = { legend: 'Columns to show' } as const;
