import texts from './en/products.json';

/** Texts that only the products report needs, loaded with it. Source: O2.13-O2.15, O5.02. */
export const productsTexts = texts;
