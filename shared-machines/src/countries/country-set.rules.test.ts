import { hasEveryCountry, hasSameCountries, withoutCountries } from './country-set.rules';

it('compares countries as sets, whatever their order and number of mentions', () => {
  expect(hasSameCountries(['US', 'GB'], ['GB', 'US', 'US'])).toBe(true);
  expect(hasSameCountries(['US', 'GB'], ['US', 'CA'])).toBe(false);
  expect(hasSameCountries(['US'], ['US', 'CA'])).toBe(false);
});

it('tells what is missing', () => {
  expect(withoutCountries(['US', 'GB', 'US', 'CA'], ['GB'])).toEqual(['US', 'CA']);
  expect(hasEveryCountry(['US', 'GB'], ['GB'])).toBe(true);
  expect(hasEveryCountry(['US', 'GB'], ['GB', 'CA'])).toBe(false);
});
