/** Countries and daily budget of a campaign. Source: S3.15, S5.16, S9.10, O5.06, O9.07. */
export const campaignTexts = {
  title: 'Your campaign',
  description: 'A Performance Max campaign shows your products where they are likely to sell.',
  look: 'See what these ads look like',
  loading: 'Loading the campaign…',
  countries: 'Countries',
  countriesHint: 'Only countries of your audience can be selected.',
  countriesPlaceholder: 'Search or choose',
  countriesLocked: 'The countries of a campaign cannot be changed once it was created.',
  countriesUnknown: 'None',
  budget: 'Budget',
  budgetText:
    'You decide what you spend a day on average. On some days it may be up to {{times}} times as much, on others less.',
  amount: 'Daily average cost',
  monthly: 'Monthly maximum (estimate)',
  recommended:
    'Most stores that target {{country}} set a daily budget of {{low}} to {{high}} for about {{conversions}} conversions a week.',
  recommendedGeneral:
    'Most stores like yours set a daily budget of {{low}} to {{high}} for about {{conversions}} conversions a week.',
  recommendedAmount:
    'Most stores that target {{country}} set a daily budget of {{high}} for about {{conversions}} conversions a week.',
  recommendedGeneralAmount:
    'Most stores like yours set a daily budget of {{high}} for about {{conversions}} conversions a week.',
  low: 'With this budget your campaign may not reach enough shoppers to sell. Consider {{low}} or more a day.',
  unsure:
    'No answer arrived, so it is not certain whether your campaign was created. Try again with the same countries and amount: it will not be created twice.',
  startOver: 'Start over instead',
  faq: {
    title: 'Frequently asked questions',
    'what-do-i-pay-for': {
      question: 'What do I pay for?',
      answer:
        'You pay only when somebody clicks on one of your ads and visits your store. {{provider}} Ads charges the payment method of your ads account; pause your campaign at any time, and nothing more is spent.',
    },
    'what-does-daily-average-monthly-max-mean': {
      question: 'What do the daily average cost and the monthly maximum mean?',
      answer:
        'The daily average is what you are ready to spend a day. On busy days it may be up to {{times}} times as much, on quiet days less. Over a month you never pay more than the monthly maximum: {{month}} times your daily average.',
    },
  },
  runTime: 'Let a campaign run for at least {{days}} days before you pause or edit it.',
} as const;
