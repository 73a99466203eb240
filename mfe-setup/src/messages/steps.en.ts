/** Texts of whichever step is the last. Source: S4.20. */
export const lastStepMessages = { complete: 'Complete setup' } as const;

/** Texts of the third step. Source: S2.25. */
export const listingsMessages = {
  hero: {
    title: 'Tell customers what delivery costs and how long it takes',
    text: 'Shipping and tax are shown beside your products on {{provider}}. Listings that match your store are approved, and shoppers know the full price before they click.',
  },
} as const;

/** Texts of the fourth step. Source: S2.30, S4.20. */
export const requirementsMessages = {
  reasons: {
    phoneNotVerified: 'Verify your phone number',
    addressNotFilled: 'Fill in your store address',
    checklistNotDone: 'Tick every item of the checklist',
    checklistNotSaved: 'The checklist could not be saved: try again',
    checklistSaving: 'The checklist is being saved',
    addressNotLoaded: 'Load your store address again',
    checklistNotLoaded: 'Load the checklist again',
    loading: 'Your store requirements are being loaded.',
  },
} as const;
