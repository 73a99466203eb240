/** Texts of the dialogs of the programs table, and of the notices after a change. Source: O4.07, O9.07. */
export const dialogTexts = {
  told: {
    enabled: '{{name}} runs with {{amount}} a day.',
    paused: '{{name}} is paused. It stops spending.',
    undo: 'Undo',
  },
  pause: {
    title: 'Pause this campaign?',
    text: 'The ads of {{name}} will not be shown any more. You can enable the campaign again at any time.',
    hint: 'We suggest letting a campaign run for at least {{days}} days before pausing it, so that it can find its best results.',
    confirm: 'Pause campaign',
    cancel: 'Keep it running',
  },
  editProgram: {
    title: 'Before you edit',
    campaign:
      'The ads of {{name}} need some time to find their best results. We suggest letting a campaign run for at least {{days}} days before changing it.',
    freeListings:
      'Your changes apply to all products you list for free on {{provider}}. They are sent to your Merchant Center account when you save them.',
    confirm: 'Continue to edit',
    cancel: 'Don’t edit',
  },
  remove: {
    title: 'Remove this campaign permanently?',
    text: '{{name}} and its ads are removed from your {{provider}} Ads account. This is permanent and cannot be undone.',
    hint: 'To stop the ads for a while, pause the campaign instead.',
    confirm: 'Remove campaign',
    cancel: 'Keep the campaign',
  },
} as const;
