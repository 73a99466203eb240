import { deltaOf, reportValue } from './report-values.rules';

it('gives the change in percent with two decimals [O3.13]', () => {
  expect(deltaOf(150, 100)).toBe(50);
  expect(deltaOf(1, 3)).toBe(-66.67);
  expect(deltaOf(50, 100)).toBe(-50);
});

it('gives no change without two numbers or from 0, and 0 from equal values [O3.13]', () => {
  expect(deltaOf(5, 0)).toBeNull();
  expect(deltaOf(undefined, 5)).toBeNull();
  expect(deltaOf(5, Number.NaN)).toBeNull();
  expect(deltaOf(0, 0)).toBe(0);
  expect(deltaOf(7, 7)).toBe(0);
});

it('keeps value, value before, change and what is missing together [O3.13]', () => {
  expect(reportValue(3, 2, 1)).toEqual({ value: 3, prevValue: 2, delta: 50, missingFreeListingsData: 1 });
});
