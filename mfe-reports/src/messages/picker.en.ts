/** Texts of finding what a report is to be about. Source: O2.13, O2.14, O5.02. */
export const pickerTexts = {
  choose: { programs: 'Program', products: 'Product', variations: 'Variation' },
  chooseMany: {
    programs: 'Programs to compare',
    products: 'Products to compare',
    variations: 'Variations to compare',
  },
  search: {
    programs: 'Type to search for a program',
    products: 'Type to search for a product',
    variations: 'Type to search for a variation',
  },
  atLeast: {
    programs: 'Choose at least two programs to compare.',
    products: 'Choose at least two products to compare.',
    variations: 'Choose at least two variations to compare.',
  },
  compareNow: 'Show comparison',
  unknown: 'ID {{id}}',
} as const;
