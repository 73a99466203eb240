import { pageOf, pageWithin } from './list-pages.rules';

it('shows one page of a list, and never one beyond the last', () => {
  expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
  expect(pageOf([1, 2, 3, 4, 5], 3, 2)).toEqual([5]);
  expect([pageWithin(9, 25, 10), pageWithin(2, 25, 10), pageWithin(2, 0, 10), pageWithin(3, 30, 10)]).toEqual([
    3, 2, 1, 3,
  ]);
});
