import {
  audienceBlockers,
  audienceBodyOf,
  clearingOf,
  clearingScope,
  targetCountries,
  usesSuggestions,
  validateAudience,
  type AudienceForm,
} from './audience.rules';

const selected = (...countries: string[]): AudienceForm => ({ location: 'selected', countries });
const all = (...countries: string[]): AudienceForm => ({ location: 'all', countries });
const nothing: AudienceForm = { location: null, countries: [] };

it('requires a location, and a country when selected [S5.13, O5.07]', () => {
  expect(validateAudience(nothing)).toEqual({ location: 'audience.locationRequired' });
  expect(validateAudience(selected())).toEqual({ countries: 'audience.countriesRequired' });
  expect(validateAudience(selected('US'))).toEqual({});
  expect(validateAudience(all())).toEqual({});
});

it('takes suggestions only when location and countries are both null [S4.09]', () => {
  expect(usesSuggestions({ location: null, countries: null })).toBe(true);
  expect(usesSuggestions({ location: 'selected', countries: null })).toBe(false);
  expect(usesSuggestions({ location: null, countries: ['US'] })).toBe(false);
});

it('saves no empty list of countries', () => {
  expect(audienceBodyOf(selected('US', 'GB'))).toEqual({ location: 'selected', countries: ['US', 'GB'] });
  expect(audienceBodyOf(all())).toEqual({ location: 'all' });
  expect(audienceBodyOf(selected())).toBeNull();
});

it('targets the supported countries, or those selected', () => {
  expect(targetCountries(all('US'), ['DE', 'US'])).toEqual(['DE', 'US']);
  expect(targetCountries(selected('US'), ['DE', 'US'])).toEqual(['US']);
});

it('clears all when the location mode changes [S4.11]', () => {
  expect(clearingScope(selected('US'), all('US'))).toBe('all');
  expect(clearingScope(all('US'), selected('US'))).toBe('all');
});

it('clears all when the number of selected countries changes [S4.11]', () => {
  expect(clearingScope(selected('US'), selected('US', 'GB'))).toBe('all');
  expect(clearingScope(selected('US', 'GB'), selected('US'))).toBe('all');
});

it('clears what belongs to the countries that left when the number stays the same', () => {
  expect(clearingScope(selected('US', 'GB'), selected('GB', 'CA'))).toEqual({ countries: ['US'] });
});

it('clears nothing while all countries stay, in any order, or the form is not valid, or at the first choice [S4.11]', () => {
  expect(clearingScope(all('US'), all('GB', 'CA'))).toBe('nothing');
  expect(clearingScope(selected('US', 'GB'), selected('GB', 'US'))).toBe('nothing');
  expect(clearingScope(selected('US'), selected())).toBe('nothing');
  expect(clearingScope(nothing, selected('US'))).toBe('nothing');
});

it('picks the rates and times within the scope', () => {
  const stored = {
    rates: [
      { id: '1', country: 'US', currency: 'USD', rate: 4, options: {} },
      { id: '2', country: 'GB', currency: 'USD', rate: 5, options: {} },
    ],
    times: [
      { countryCode: 'US', time: 3 },
      { countryCode: 'GB', time: 4 },
    ],
  };
  expect(clearingOf('all', stored)).toEqual(stored);
  expect(clearingOf('nothing', stored)).toEqual({ rates: [], times: [] });
  expect(clearingOf({ countries: ['GB'] }, stored)).toEqual({ rates: [stored.rates[1]], times: [stored.times[1]] });
});

it('lets Continue only with a valid, saved form and no clearing under way [S4.10]', () => {
  expect(audienceBlockers(selected('US'), 'saved', 'none')).toEqual([]);
  expect(audienceBlockers(selected('US'), 'idle', 'cleared')).toEqual([]);
  expect(audienceBlockers(nothing, 'saved', 'none')).toEqual(['locationRequired']);
  expect(audienceBlockers(selected(), 'saved', 'none')).toEqual(['countriesRequired']);
  expect(audienceBlockers(selected('US'), 'pending', 'none')).toEqual(['saving']);
  expect(audienceBlockers(selected('US'), 'notSaved', 'none')).toEqual(['notSaved']);
  expect(audienceBlockers(selected('US'), 'saved', 'deleting')).toEqual(['clearing']);
});
