/** Texts of the country picker, which brings them along. */
export const countrySelectTexts = {
  added: '{{count}} countries were added.',
  undo: 'Undo',
} as const;
