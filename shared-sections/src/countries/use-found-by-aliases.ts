import type { TreeSelectGroup } from '@listings/shared-ui/forms';
import { useEffect, useMemo, useState } from 'react';

type Aliases = Readonly<Record<string, readonly string[]>>;

/** The part with the other names of the countries, which is fetched once a picker is shown. */
const load = (): Promise<Aliases> => import('./country-aliases').then((module) => module.countryAliases);

/** The groups with the other names their countries are found by; without them until they are here, or when they cannot be fetched. */
export function useFoundByAliases(groups: readonly TreeSelectGroup[]): readonly TreeSelectGroup[] {
  const [aliases, setAliases] = useState<Aliases | null>(null);
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => {
        if (isShown) setAliases(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(() => {
    if (aliases === null) return groups;
    return groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, aliases: aliases[option.code] ?? [] })),
    }));
  }, [groups, aliases]);
}
