/** Texts for accounts with different currencies. Source: O2.03. */
export const currencyTexts = {
  title: 'Your accounts use different currencies',
  text: 'Your {{provider}} Ads account counts in {{ads}}, your store in {{store}}. Sales, spend and budgets of paid campaigns are shown in {{ads}}. <link>Read more about currencies</link>.',
} as const;
