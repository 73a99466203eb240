/** Figures the page's texts name. Source: S9.01, S9.08. */
export const startFigures = { minutes: 15, credit: '$500', days: 60 } as const;
