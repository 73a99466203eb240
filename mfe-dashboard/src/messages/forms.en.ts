/** Texts of the sub-paths: creating and editing a campaign, editing the free listings. Source: O2.05, O2.52, O2.53, O8.15. */
export const formTexts = {
  back: 'Back to the dashboard',
  create: {
    title: 'Create your paid campaign',
    submit: 'Create paid campaign',
    again: 'Try again',
    another: 'Create one more campaign',
    overtaken:
      'A campaign was created in another tab since you opened this page. See your programs first: create one more only if you want two.',
  },
  edit: {
    title: 'Edit your paid campaign',
    save: 'Save changes',
    saved: '{{name}} runs with {{amount}} a day.',
    savedPaused: 'Saved: {{name}} is paused, and runs with {{amount}} a day once you enable it.',
  },
  freeListings: {
    title: 'Edit free listings',
    changedElsewhere:
      'The free listings were changed in another tab. Saving overwrites that; loading again shows it, and drops what was changed here.',
    loadAgain: 'Load again',
    stepper: 'Steps of editing the free listings',
    steps: { '1': 'Choose your audience', '2': 'Configure your product listings' },
    continue: 'Continue',
    save: 'Save changes',
    saved:
      'Your changes to your Free Listings have been saved and will be synced to your {{provider}} Merchant Center account.',
    actions: {
      saveAudience: 'Target audience',
      saveSettings: 'Merchant Center Settings',
      saveShippingRates: 'Shipping rates',
      saveShippingTimes: 'Shipping times',
    },
    and: '{{others}} and {{last}}',
    oneFailed: 'There is an error in the following action: {{actions}}.',
    someFailed: 'There are errors in the following actions: {{actions}}.',
    othersSaved: 'Other changes have been saved.',
    tryAgain: 'Please try again later.',
  },
} as const;
