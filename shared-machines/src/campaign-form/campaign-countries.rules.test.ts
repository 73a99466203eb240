import { allowsMultipleCountries, displayCountries } from './campaign-countries.rules';

it('shows the targeted locations of a campaign, else its one country [S3.14, O3.09]', () => {
  const legacy = { targeted_locations: [], country: 'US' };
  const current = { targeted_locations: ['GB', 'DE'], country: 'US' };
  expect([allowsMultipleCountries(legacy), allowsMultipleCountries(current)]).toEqual([false, true]);
  expect([displayCountries(legacy), displayCountries(current)]).toEqual([['US'], ['GB', 'DE']]);
});
