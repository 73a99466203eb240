import { supportedCountriesFor } from '@listings/shared-api/contract';
import { countryAliases } from './country-aliases.table';

const entries = Object.entries(countryAliases).flatMap(([code, names]) => names.map((name) => [name, code] as const));

it('names supported countries only, each by its own names', () => {
  const supported = Object.keys(supportedCountriesFor('KRW'));
  expect(Object.keys(countryAliases).filter((code) => !supported.includes(code))).toEqual([]);
  const names = entries.map(([name]) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('has no other name that is the code of another country', () => {
  const codes = Object.keys(supportedCountriesFor('KRW'));
  expect(entries.filter(([name, code]) => codes.includes(name.toUpperCase()) && name.toUpperCase() !== code)).toEqual(
    [],
  );
});

it.each([
  ['USA', 'US'],
  ['UAE', 'AE'],
  ['UK', 'GB'],
  ['England', 'GB'],
  ['Great Britain', 'GB'],
  ['Holland', 'NL'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Ivory Coast', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['Czech Republic', 'CZ'],
  ['Czechia', 'CZ'],
  ['Viet Nam', 'VN'],
  ['Vietnam', 'VN'],
  ['South Korea', 'KR'],
  ['Russia', 'RU'],
])('knows %s as %s', (name, code) => {
  expect(entries).toContainEqual([name, code]);
});
