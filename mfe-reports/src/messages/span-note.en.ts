/** Texts on chart points that are not one day each. Source: O2.23, O2.27. */
export const spanNoteTexts = {
  beside: {
    previous_period: 'Beside each point stand the days at the same place of the period before, as many as in it.',
    previous_year: 'Beside each point stand the same days of the year before.',
  },
  shortened: 'What the chosen dates begin or end within is shortened: its days are counted.',
  uneven: 'A 29 February makes one day more or less of a year.',
} as const;
