import texts from './en/cause-products.json';

/** Texts of changing the products of a cause. Source: O2.43, O2.45. */
export const causeProductsTexts = texts;
