import type { TreeSelectGroup } from '@listings/shared-ui/forms';
import { useEffect, useMemo, useState } from 'react';

type Finder = (groups: readonly TreeSelectGroup[]) => readonly TreeSelectGroup[];

/** The part with the other names of the countries, which is fetched once a picker is shown. */
const load = (): Promise<Finder> => import('./country-aliases').then((module) => module.foundByAliases);

/** The groups with the other names their countries are found by; without them until they are here, or when they cannot be fetched. */
export function useFoundByAliases(groups: readonly TreeSelectGroup[]): readonly TreeSelectGroup[] {
  const [find, setFind] = useState<Finder>();
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => {
        if (isShown) setFind(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(() => find?.(groups) ?? groups, [groups, find]);
}
