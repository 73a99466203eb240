/** Error texts of the product feed, its issues and the review: all that the product feed can show. Source: S8, O8. */
export const feedErrorTexts = {
  getProductStatistics: 'There was an error loading your merchant center product statistics.',
  listIssues: 'There was an error loading issues to resolve.',
  listProductFeed: 'There was an error loading product feed.',
  updateProductVisibility: 'Unable to update the channel visibility of products. Please try again later.',
  getReview: 'There was an error loading your merchant center product review request status.',
  requestReview: 'Unable to request a review of your account. Please try again later.',
} as const;
