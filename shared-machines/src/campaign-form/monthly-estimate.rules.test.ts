import { monthlyEstimate } from './monthly-estimate.rules';

it('estimates the month as 30.4 times the daily amount [S9.10, O9.07]', () => {
  expect(monthlyEstimate(10, 2)).toBe(304);
  expect(monthlyEstimate(0.1, 2)).toBe(3.04);
  expect(monthlyEstimate(33.33, 2)).toBe(1013.23);
  expect(monthlyEstimate(7, 0)).toBe(213);
});
