/** Texts of the choice of columns. */
export const choosingTexts = { legend: 'Columns to show' } as const;
