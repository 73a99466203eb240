import type { CountryList } from '@listings/shared-api/contract';
import { supportedCountries } from '@listings/shared-machines';
import { useFormats, useText } from '@listings/shared-ui';
import type { TreeSelectGroup } from '@listings/shared-ui/tree-select';
import { useCallback, useMemo } from 'react';
import { usePage, useServerRead } from '@listings/shared-app';
import { countryGroups } from './country-groups';

/** Names shown in a summary before “+ N more”. Source: S2.29, S9.07. */
export const summaryNames = 5;

/** The supported countries: to choose from, and by name. */
export interface Countries {
  readonly list: CountryList;
  readonly groups: readonly TreeSelectGroup[];
  readonly nameOf: (code: string) => string;
  /** The first five names, then “+ N more”. */
  readonly namesOf: (codes: readonly string[]) => string;
}

/** The supported countries of the store; null until they are here. */
export function useCountries() {
  const t = useText('sections');
  const read = useServerRead('listCountries', supportedCountries);
  const list = read.data;
  const { countries: known } = usePage().bootstrap;
  const { row, compare } = useFormats();
  const nameOf = useCallback((code: string) => known[code] ?? list?.countries[code]?.name ?? code, [list, known]);
  const namesOf = useCallback(
    (codes: readonly string[]) => {
      const names = row(codes.slice(0, summaryNames).map(nameOf));
      const count = codes.length - summaryNames;
      return count > 0 ? t('countries.more', { names, count }) : names;
    },
    [nameOf, row, t],
  );
  const countries = useMemo<Countries | null>(
    () =>
      list
        ? { list, groups: countryGroups(list, { other: t('countries.other'), nameOf, compare }), nameOf, namesOf }
        : null,
    [list, nameOf, namesOf, compare, t],
  );
  return { countries, isError: read.isError, retry: () => void read.refetch() };
}
