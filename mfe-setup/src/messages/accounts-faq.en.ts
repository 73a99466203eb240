/** Questions and answers of the first step. Source: S2.20. */
export const accountsFaqMessages = {
  title: 'Questions and answers',
  'why-do-i-need-a-wp-account': {
    question: 'Why do I need a {{host}} account?',
    answer: 'It lets your store talk to {{provider}} safely, without giving your password to anyone.',
  },
  'why-do-i-need-a-google-mc-account': {
    question: 'Why do I need a {{merchantCenter}} account?',
    answer: 'It holds your products, their shipping and tax data, and shows {{provider}} what to list. It is free.',
  },
} as const;
