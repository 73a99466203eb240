/** What is told when figures of products, or what they are chosen by, cannot be had. Source: S8, O8. */
export const productFigureErrorTexts = {
  getFreeProductsReport: 'There was an error loading report.',
  getPaidProductsReport: 'There was an error loading report.',
  listProducts: 'There was an error loading products.',
  listProductVariations: 'There was an error loading product variations.',
} as const;
