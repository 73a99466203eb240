/** Texts shown after a campaign was created. Source: O2.04, O8.11. */
export const createdTexts = {
  title: 'You’ve successfully created a paid campaign!',
  text: 'Your ads will be reviewed and then shown across {{provider}}. Results appear on this page and in the reports.',
  link: 'Read how <link>Performance Max campaigns</link> find their audience.',
  another: 'Create another campaign',
  done: 'Got it',
} as const;
