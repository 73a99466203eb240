import type { TreeSelectGroup } from '@listings/shared-ui/tree-select';
import { useEffect, useMemo, useState } from 'react';

type Finder = (groups: readonly TreeSelectGroup[]) => readonly TreeSelectGroup[];

/** The part with the other names of the countries, which is fetched once somebody goes to a picker. */
const load = (): Promise<Finder> => import('./country-aliases').then((module) => module.foundByAliases);

/**
 * The groups with the other names their countries are found by, from when they are `wanted`; without them until they are here,
 * or when they cannot be fetched.
 */
export function useFoundByAliases(groups: readonly TreeSelectGroup[], wanted: boolean): readonly TreeSelectGroup[] {
  const [find, setFind] = useState<Finder>();
  useEffect(() => {
    if (!wanted) return undefined;
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
  }, [wanted]);
  return useMemo(() => find?.(groups) ?? groups, [groups, find]);
}
