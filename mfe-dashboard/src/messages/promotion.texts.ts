import texts from './en/promotion.json';

/** Texts that promote a first campaign. Source: O9.05. */
export const promotionTexts = texts;
