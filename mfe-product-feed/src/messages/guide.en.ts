/** Texts of the guide after the setup. Source: S2.37, O2.51, O9.05. */
export const guideTexts = {
  page: 'Page {{page}} of {{pages}}',
  success: {
    title: 'You have successfully set up {{provider}} Listings & Ads',
    text: 'Your products are being sent to {{provider}}. They appear in free listings once they have been reviewed, which takes 3 to 5 days.',
    hint: 'You can follow their status on this page at any time.',
  },
  credit: {
    title: 'Spend {{credit}} and get {{credit}} in ad credit',
    text: 'Create your first paid campaign and reach more shoppers. New ads accounts get {{credit}} in credit after spending the same amount within {{days}} days.',
    terms: 'The amount differs by country. <link>Read the terms of the offer</link>.',
  },
  next: 'Next',
  back: 'Back',
  later: 'Maybe later',
  create: 'Create paid campaign',
} as const;
