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
  low: 'With this budget your campaign may not reach enough shoppers to sell. Consider {{low}} or more a day.',
  runTime: 'Let a campaign run for at least {{days}} days before you pause or edit it.',
} as const;
