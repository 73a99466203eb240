/** Texts of a step that another tab changed. */
export const outdatedMessages = {
  text: 'Your setup was changed in another tab. Load it again before you change something here.',
  reload: 'Load again',
} as const;
