/** Texts of what could not be read of the store; brought along by what shows them. */
export const unreadTexts = {
  ads: 'Your store did not say whether paid campaigns are set up. Until it does, none can be added here: your campaigns are as they were.',
} as const;
