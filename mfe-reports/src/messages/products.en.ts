/** Texts that only the products report needs, loaded with it. Source: O2.13-O2.15, O5.02. */
export const productsTexts = {
  source: { label: 'Show data from', paid: 'Paid campaigns', free: 'Free listings' },
  columns: { products: 'Product title' },
  filter: {
    products: { all: 'All Products', single: 'Single Product', compare: 'Comparison' },
    variations: { all: 'All Variations', single: 'Single Variation', compare: 'Comparison' },
    variationsLabel: 'Variations',
  },
  compare: {
    products: 'Select one or more products to compare',
    variations: 'Select one or more variations to compare',
  },
} as const;
