import { isHighBudget, isLowBudget, topRecommendation } from './campaign-budget.rules';

const budget = (country: string, low: number, high: number) => ({
  country,
  daily_budget_low: low,
  daily_budget_high: high,
});

it('warns of a budget below the lowest value of the country with the highest recommendation [S5.16, O5.06]', () => {
  const recommendations = [budget('GB', 15, 40), budget('US', 20, 60), budget('DE', 25, 50)];
  expect(topRecommendation(recommendations)?.country).toBe('US');
  expect(isLowBudget(19.99, recommendations)).toBe(true);
  expect(isLowBudget(20, recommendations)).toBe(false);
  expect(isLowBudget(1, [])).toBe(false);
});

it('takes more than five times the highest recommended amount for a possible slip', () => {
  expect(isHighBudget(300, [budget('US', 20, 60)])).toBe(false);
  expect(isHighBudget(300.01, [budget('US', 20, 60)])).toBe(true);
  expect(isHighBudget(99_999, [])).toBe(false);
});
