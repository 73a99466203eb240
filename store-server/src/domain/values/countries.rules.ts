import { continents, isoCountries, type CountryList } from '@listings/shared-api/contract';

/** Names that the store platform writes in its own way. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  US: 'United States (US)',
  GB: 'United Kingdom (UK)',
};

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** English name of a country. */
export const countryName = (code: string): string => OWN_NAMES[code] ?? names.of(code) ?? code;

const byName = (one: readonly [string, string], other: readonly [string, string]): number =>
  one[1].localeCompare(other[1], 'en');

/** Name of every country by code, sorted by name. */
export const allCountryNames = (): Record<string, string> =>
  Object.fromEntries([...isoCountries].map((code) => [code, countryName(code)] as const).sort(byName));

/** The countries that can be targeted, sorted by name, with their currencies. */
export const countryList = (targets: Readonly<Record<string, string>>): CountryList['countries'] =>
  Object.fromEntries(
    Object.keys(targets)
      .map((code) => [code, countryName(code)] as const)
      .sort(byName)
      .map(([code, name]) => [code, { name, currency: targets[code] ?? '' }]),
  );

/** The continents that have such a country, with those countries. */
export const continentList = (targets: Readonly<Record<string, string>>): NonNullable<CountryList['continents']> =>
  Object.fromEntries(
    Object.entries(continents)
      .map(
        ([code, { name, countries }]) =>
          [code, { name, countries: countries.filter((country) => country in targets) }] as const,
      )
      .filter(([, { countries }]) => countries.length > 0),
  );
