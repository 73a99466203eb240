import { hrefOf, type AppLocation, type NavigationService } from '@listings/shared-machines';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { usePage } from './page.context';

/** The same object as long as the place is the same. */
function useSnapshot(navigation: NavigationService): () => AppLocation {
  const last = useRef<AppLocation | null>(null);
  return useCallback(() => {
    const now = navigation.current();
    if (last.current === null || hrefOf(last.current) !== hrefOf(now)) last.current = now;
    return last.current;
  }, [navigation]);
}

/** Where the page is; the screen is shown anew when that changes. */
export function useLocation(): AppLocation {
  const { navigation } = usePage();
  const subscribe = useCallback((onChange: () => void) => navigation.subscribe(onChange), [navigation]);
  return useSyncExternalStore(subscribe, useSnapshot(navigation));
}

/** A query parameter of the address that may hold one of a few values; undefined when it holds none of them. */
export function useParam<V extends string>(name: string, values: readonly V[]): V | undefined {
  const value = useLocation().params?.[name];
  return values.find((known) => known === value);
}
