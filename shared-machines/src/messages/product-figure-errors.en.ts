/** Error texts of product figures and of the reads they are chosen by. Source: S8, O8. */
export const productFigureErrorTexts = {
  getFreeProductsReport: 'There was an error loading report.',
  getPaidProductsReport: 'There was an error loading report.',
  listProducts: 'There was an error loading products.',
  listProductVariations: 'There was an error loading product variations.',
} as const;
