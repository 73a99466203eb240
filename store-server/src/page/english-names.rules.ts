import { countryNames } from '@listings/shared-values';

type Names = Readonly<Record<string, string>>;

/** Countries by code, with '' for each name that is the English one: `countryNames` brings it back in the page. */
export function withoutEnglishNames(stores: Names): Names {
  const blank = Object.fromEntries(Object.keys(stores).map((code) => [code, '']));
  const english = countryNames(blank, 'en');
  return Object.fromEntries(Object.entries(stores).map(([code, name]) => [code, english[code] === name ? '' : name]));
}
