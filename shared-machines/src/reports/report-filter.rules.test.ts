import {
  filterOfQuery,
  filterValue,
  idsOfText,
  productFilters,
  programFilters,
  programIds,
  programSources,
  variationFilters,
  withFilter,
} from './report-filter.rules';
import { productIds } from './products-filter.rules';
import { variationLabel } from './variation-label.rules';

const all = { mode: 'all', ids: [] } as const;

it('spells filters as addresses of the plugin do [O2.09, O2.13, O2.14]', () => {
  expect(programFilters).toEqual(['all', 'select_program', 'single_program', 'compare-programs']);
  expect(productFilters).toEqual(['all', 'select_product', 'single-product', 'compare-products']);
  expect(variationFilters).toEqual(['all', 'select_variation', 'single-variation', 'compare-variations']);
  expect(filterValue('products', 'compare')).toBe('compare-products');
});

it('reads whole ids, each once; 0 is the free listings, product ids lose their prefix, the rest is dropped [O2.09]', () => {
  expect(idsOfText('0,7,7, 8,x,-3,2.9,,gla_42')).toEqual([0, 7, 8, 2, 42]);
  expect(idsOfText(undefined)).toEqual([]);
});

it('reads a filter from the address [O2.09, O2.13]', () => {
  const of = (query: Record<string, string>) => filterOfQuery(query, 'programs');
  expect(of({})).toEqual(all);
  expect(of({ filter: 'nonsense', programs: '7' })).toEqual(all);
  expect(of({ filter: 'all', programs: '7' })).toEqual(all);
  expect(of({ filter: 'select_program' })).toEqual({ mode: 'select', ids: [] });
  expect(of({ filter: 'single_program', programs: '0' })).toEqual({ mode: 'single', ids: [0] });
  expect(of({ filter: 'single_program' })).toEqual({ mode: 'select', ids: [] });
  expect(of({ filter: 'compare-programs', programs: '0,7' })).toEqual({ mode: 'compare', ids: [0, 7] });
  expect(of({ programs: '7' })).toEqual({ mode: 'single', ids: [7] });
  expect(of({ programs: '7,8' })).toEqual({ mode: 'compare', ids: [7, 8] });
});

it('writes a filter and keeps what else the address says, but not the page [O2.09]', () => {
  const params = { reportKey: 'products', period: 'year', filter: 'single-product', products: '4', paged: '2' };
  expect(withFilter(params, 'products', { mode: 'compare', ids: [4, 5] })).toEqual({
    reportKey: 'products',
    period: 'year',
    filter: 'compare-products',
    products: '4,5',
  });
  expect(withFilter(params, 'products', all)).toEqual({ reportKey: 'products', period: 'year' });
});

it('drops the variations with the product they belong to, and keeps the product with other variations [O2.14]', () => {
  const single = { filter: 'single-product', products: '4' };
  const params = { ...single, 'filter-variations': 'single-variation', variations: '41' };
  expect(withFilter(params, 'products', { mode: 'single', ids: [5] })).toEqual({ ...single, products: '5' });
  expect(withFilter(params, 'variations', { mode: 'compare', ids: [41, 42] })).toEqual({
    ...single,
    'filter-variations': 'compare-variations',
    variations: '41,42',
  });
});

it.each([
  [[], true, true],
  [[0], true, false],
  [[7], false, true],
  [[0, 7], true, true],
])('asks for the programs %j: free listings %p, campaigns %p [O2.11]', (ids, free, paid) => {
  expect(programSources({ mode: 'compare', ids })).toEqual({ free, paid });
});

it('asks for programs by their ids, for products with their prefix, for the variations of a single product [O3.12]', () => {
  expect(programIds(all)).toBeUndefined();
  expect(programIds({ mode: 'compare', ids: [0, 7] })).toEqual(['0', '7']);
  const one = { mode: 'single', ids: [42] } as const;
  const variations = { mode: 'compare', ids: [421, 422] } as const;
  expect(productIds(all, variations)).toBeUndefined();
  expect(productIds(one, all)).toEqual(['gla_42']);
  expect(productIds(one, variations)).toEqual(['gla_421', 'gla_422']);
  expect(productIds({ mode: 'compare', ids: [42, 43] }, variations)).toEqual(['gla_42', 'gla_43']);
});

it('names a variation by its product and its options, unless its name says both [O2.19]', () => {
  const attributes = [{ option: 'Blue' }, { option: '' }, { option: 'L' }];
  expect(variationLabel('Shirt', { name: 'Shirt - Blue', attributes })).toBe('Shirt - Blue');
  expect(variationLabel('Shirt', { name: 'Shirt', attributes })).toBe('Shirt - Blue, L');
  expect(variationLabel('Shirt', { name: '', attributes: [] })).toBe('Shirt');
});
