/** Texts on the conversion of campaigns. Source: O4.08. */
export const conversionTexts = {
  before: {
    title: 'Your campaigns will be upgraded',
    text: '{{provider}} upgrades Smart Shopping campaigns to Performance Max campaigns. Yours keep running meanwhile, and there is nothing you need to do.',
  },
  after: {
    title: 'Your campaigns were upgraded',
    text: '{{provider}} has upgraded your Smart Shopping campaigns to Performance Max campaigns. Budgets and countries are as they were.',
  },
  readMore: 'Read more about the upgrade',
  reports: 'See the results in the reports',
} as const;
