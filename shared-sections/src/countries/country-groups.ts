import type { CountryList } from '@listings/shared-api/contract';
import type { TreeSelectGroup } from '@listings/shared-ui/tree-select';

interface Named {
  /** Title of those of no continent. */
  readonly other: string;
  readonly nameOf: (code: string) => string;
  /** Order of names in the reader's language. */
  readonly compare: (one: string, other: string) => number;
}

/** The supported countries as groups to choose from, by continent; those of no continent come last. Source: S2.29, decisions 20. */
export function countryGroups(list: CountryList, { other, nameOf, compare }: Named): TreeSelectGroup[] {
  const { countries, continents = {} } = list;
  const byLabel = (one: { label: string }, next: { label: string }) => compare(one.label, next.label);
  const option = (code: string) => ({ code, label: nameOf(code) });
  const groups = Object.entries(continents)
    .map(([code, continent]) => ({
      code,
      label: continent.name,
      options: continent.countries
        .filter((country) => countries[country] !== undefined)
        .map(option)
        .sort(byLabel),
    }))
    .filter(({ options }) => options.length > 0)
    .sort(byLabel);
  const grouped = new Set(groups.flatMap(({ options }) => options.map(({ code }) => code)));
  const others = Object.keys(countries)
    .filter((code) => !grouped.has(code))
    .map(option)
    .sort(byLabel);
  return others.length === 0 ? groups : [...groups, { code: 'other', label: other, options: others }];
}

/** The groups with only these countries in them. */
export const groupsOf = (groups: readonly TreeSelectGroup[], countries: readonly string[]): TreeSelectGroup[] =>
  groups
    .map((group) => ({ ...group, options: group.options.filter(({ code }) => countries.includes(code)) }))
    .filter(({ options }) => options.length > 0);
