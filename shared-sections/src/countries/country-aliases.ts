import { countryAliases } from '@listings/shared-machines';
import type { TreeSelectGroup } from '@listings/shared-ui/tree-select';
import { countryNames } from '@listings/shared-values';
import { continentTexts } from '../messages/continents.texts';

const isContinent = (code: string): code is keyof typeof continentTexts => Object.hasOwn(continentTexts, code);

/**
 * The groups with names of the continents in the language of the page; their countries are found by their English names,
 * too, and by the others that people have for them.
 */
export function foundByAliases(groups: readonly TreeSelectGroup[]): TreeSelectGroup[] {
  const names = groups.flatMap(({ options }) => options.map(({ code, label }) => [code, label] as const));
  const english = countryNames(Object.fromEntries(names), 'en');
  const aliasesOf = (code: string, label: string): string[] => {
    const name = english[code] ?? label;
    return [...(label.includes(name) ? [] : [name]), ...(countryAliases[code] ?? [])];
  };
  return groups.map((group) => ({
    ...group,
    label: isContinent(group.code) ? continentTexts[group.code] : group.label,
    options: group.options.map((option) => ({ ...option, aliases: aliasesOf(option.code, option.label) })),
  }));
}
