/** Texts on compared rows without a line in the chart. */
export const linesTexts = {
  room: 'The chart has room for {{most}} lines: those with the most.',
  left: 'Not in the chart: {{names}}. The table has all that are compared.',
} as const;
