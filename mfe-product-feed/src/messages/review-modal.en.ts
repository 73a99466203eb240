/** Texts of asking for a review of the account. Source: O4.05, O5.03, O9.03. */
export const reviewModalTexts = {
  title: 'Request account review',
  text: 'Make sure that you have resolved everything that keeps your account from being approved: {{provider}} looks at the whole store.',
  limit: 'If issues remain, you have to wait at least 7 days before you can request another review.',
  readMore: 'Learn more about account reviews',
  issues: 'Issues to resolve',
  more_one: 'Show {{count}} more issue',
  more_other: 'Show {{count}} more issues',
  less: 'Show less',
  none: 'No account issues are listed.',
  loading: 'Loading the issues…',
  failed: 'The issues could not be loaded. They are needed to request a review.',
  solved: 'I have resolved all the issue(s) listed above.',
  solvedReason: 'Confirm that you have resolved the issues',
  issuesReason: 'The issues have to be loaded first',
  cancel: 'Cancel',
  submit: 'Request account review',
} as const;
