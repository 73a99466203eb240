/** Texts on the meaning of the conversion of campaigns for their figures. Source: O4.08. */
export const convertedTexts = {
  label: 'About {{name}}',
  tip: 'This campaign was upgraded to a Performance Max campaign. These are its figures before the upgrade.',
  title: 'Your campaigns were upgraded',
  text: 'Performance Max campaigns count from their upgrade on. What a Smart Shopping campaign brought before it stands in a row of its own.',
  readMore: 'Read more about the upgrade',
} as const;
