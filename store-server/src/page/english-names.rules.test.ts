import { countryNames } from '@listings/shared-values';
import { withoutEnglishNames } from './english-names.rules';

it('leaves the English names of a store’s countries out, and the page brings them back [19.7]', () => {
  const stores = { DE: 'Germany', US: 'United States (US)', XX: 'Somewhere' };
  const left = withoutEnglishNames(stores);
  expect(left).toEqual({ DE: '', US: 'United States (US)', XX: 'Somewhere' });
  expect(countryNames(left, 'en', true)).toEqual(stores);
  expect(countryNames(left, 'fr')).toEqual({ DE: 'Allemagne', US: 'États-Unis', XX: 'Somewhere' });
});
