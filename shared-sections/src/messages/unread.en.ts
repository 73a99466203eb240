/** Texts of unread parts of the store; brought along by the components that show them. */
export const unreadTexts = {
  ads: 'Your store did not say whether paid campaigns are set up. Until it does, none can be added here: your campaigns are as they were.',
} as const;
