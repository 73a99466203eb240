import type { CountryList } from '@listings/shared-api/contract';
import type { TreeSelectGroup } from '@listings/shared-ui/forms';

const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label);

/** The supported countries as groups to choose from, by continent; those of no continent come last. Source: S2.29, decisions 20. */
export function countryGroups({ countries, continents = {} }: CountryList, otherLabel: string): TreeSelectGroup[] {
  const option = (code: string) => ({ code, label: countries[code]?.name ?? code });
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
  return others.length === 0 ? groups : [...groups, { code: 'other', label: otherLabel, options: others }];
}

/** The groups with only these countries in them. */
export const groupsOf = (groups: readonly TreeSelectGroup[], countries: readonly string[]): TreeSelectGroup[] =>
  groups
    .map((group) => ({ ...group, options: group.options.filter(({ code }) => countries.includes(code)) }))
    .filter(({ options }) => options.length > 0);
