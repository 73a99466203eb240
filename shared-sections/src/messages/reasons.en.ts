/** Reasons why a Continue button is disabled, beside the messages of the fields themselves. Source: decisions 22. */
export const reasonTexts = {
  audience: {
    saving: 'Your audience is being saved.',
    notSaved: 'Your audience was not saved.',
    clearing: 'Your shipping rates and times are being changed.',
  },
} as const;
