import {
  allowsMultipleCountries,
  displayCountries,
  isCampaignChanged,
  isLowBudget,
  topRecommendation,
  validateCampaign,
} from './campaign-form.rules';

const budget = (country: string, low: number, high: number) => ({
  country,
  daily_budget_low: low,
  daily_budget_high: high,
});

it('requires a country and an amount above 0 [S5.16, O5.06]', () => {
  expect(validateCampaign({ amount: 0.01, countries: ['US'] })).toEqual({});
  expect(validateCampaign({ amount: 0, countries: [] })).toEqual({
    countries: 'campaign.countriesRequired',
    amount: 'campaign.amountNotPositive',
  });
  expect(validateCampaign({ amount: Number.NaN, countries: ['US'] })).toEqual({ amount: 'campaign.amountNotPositive' });
});

it('warns of a budget below the lowest value of the country with the highest recommendation [S5.16, O5.06]', () => {
  const recommendations = [budget('GB', 15, 40), budget('US', 20, 60), budget('DE', 25, 50)];
  expect(topRecommendation(recommendations)?.country).toBe('US');
  expect(isLowBudget(19.99, recommendations)).toBe(true);
  expect(isLowBudget(20, recommendations)).toBe(false);
  expect(isLowBudget(1, [])).toBe(false);
});

it('takes a form for changed by amount and set of countries, whatever their order', () => {
  const initial = { amount: 5, countries: ['US', 'GB'] };
  expect(isCampaignChanged({ amount: 5, countries: ['GB', 'US'] }, initial)).toBe(false);
  expect(isCampaignChanged({ amount: 6, countries: ['US', 'GB'] }, initial)).toBe(true);
  expect(isCampaignChanged({ amount: 5, countries: ['US', 'CA'] }, initial)).toBe(true);
});

it('shows the targeted locations of a campaign, else its one country [S3.14, O3.09]', () => {
  const legacy = { targeted_locations: [], country: 'US' };
  const current = { targeted_locations: ['GB', 'DE'], country: 'US' };
  expect([allowsMultipleCountries(legacy), allowsMultipleCountries(current)]).toEqual([false, true]);
  expect([displayCountries(legacy), displayCountries(current)]).toEqual([['US'], ['GB', 'DE']]);
});
