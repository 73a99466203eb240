/** Texts of the surveys after the setup and after the first campaign. Source: S2.37, O2.04, O2.51, decisions 28. */
export const surveyTexts = {
  titles: {
    'onboarding-setup': 'How easy was it to set up {{provider}} Listings & Ads?',
    'campaign-creation-success': 'How easy was it to create a paid campaign?',
  },
  scale: 'From 1, very difficult, to 5, very easy',
  scores: {
    '1': '1, very difficult',
    '2': '2, somewhat difficult',
    '3': '3, neither easy nor difficult',
    '4': '4, somewhat easy',
    '5': '5, very easy',
  },
  comments: 'What could be better?',
  send: 'Send',
  close: 'No, thanks',
  thanks: 'Thank you for your answer.',
} as const;
