/** What the picker of countries says; it brings the texts along. */
export const countrySelectTexts = {
  added: '{{count}} countries were added.',
  undo: 'Undo',
} as const;
