/** The countries of a program, opened and folded. */
export const countriesTexts = { fewer: 'Show fewer', countriesOf: '{{more}}, countries of {{name}}' } as const;
