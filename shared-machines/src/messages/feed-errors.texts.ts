import texts from './en/feed-errors.json';

/** Error texts of the product feed, its issues and the review: all that the product feed can show. Source: S8, O8. */
export const feedErrorTexts = texts;
