/** Texts of an answer that does not fit the contract; fetched when there is one. */
export const misfitTexts = {
  text: 'Your store answered in a way that this page does not understand. What you did may have been done all the same.',
  read: 'Your store answered in a way that this page does not understand.',
  summary: 'Details',
  copy: 'Copy details',
  copied: 'Copied.',
  selected: 'The details are selected: copy them with your keyboard.',
  rows: {
    call: 'Call',
    field: 'Field',
    expected: 'Expected',
    received: 'Received',
    plugin: 'Store plugin',
    reference: 'Reference',
  },
  unknown: 'not known',
} as const;
