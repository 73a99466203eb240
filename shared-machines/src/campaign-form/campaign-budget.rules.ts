import type { BudgetRecommendation } from '@listings/shared-api/contract';

export type CountryBudget = BudgetRecommendation['recommendations'][number];

/** The recommendation with the highest daily maximum; the first of equals. */
export const topRecommendation = (recommendations: readonly CountryBudget[]): CountryBudget | null =>
  recommendations.reduce<CountryBudget | null>(
    (top, one) => (top === null || one.daily_budget_high > top.daily_budget_high ? one : top),
    null,
  );

/** The daily amount is below the lowest recommended value of the top-recommended country [S5.16, O5.06]. */
export const isLowBudget = (amount: number, recommendations: readonly CountryBudget[]): boolean => {
  const top = topRecommendation(recommendations);
  return top !== null && amount < top.daily_budget_low;
};

/** Times of the highest recommended amount above which a daily amount may be a slip of the keys. */
const farAbove = 5;

/** The daily amount is far above the highest recommended value of the top-recommended country: it may be a slip. */
export const isHighBudget = (amount: number, recommendations: readonly CountryBudget[]): boolean => {
  const top = topRecommendation(recommendations);
  return top !== null && amount > farAbove * top.daily_budget_high;
};
