/** Texts of the survey after the setup. Source: S2.37, O2.51, decisions 28. */
export const surveyTexts = {
  title: 'How easy was it to set up {{provider}} Listings & Ads?',
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
