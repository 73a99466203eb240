import texts from './en/product-figure-errors.json';

/** Error texts of product figures and of the reads they are chosen by. Source: S8, O8. */
export const productFigureErrorTexts = texts;
