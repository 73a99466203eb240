import { hrefOf, routePaths, type AppLocation, type NavigationService } from '@listings/shared-machines';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { usePage } from './page-context';

/** Routes that applications bring stand in no table here, and count as of one. */
const isOfOneApp = (one: AppLocation, other: AppLocation): boolean =>
  one.path === other.path || !(routePaths.includes(one.path) || routePaths.includes(other.path));

/** The same object as long as the place is the same; the last one of the application when the page leaves it. */
function useSnapshot(navigation: NavigationService): () => AppLocation {
  const last = useRef<AppLocation | null>(null);
  return useCallback(() => {
    const now = navigation.current();
    if (last.current === null) last.current = now;
    else if (isOfOneApp(last.current, now) && hrefOf(last.current) !== hrefOf(now)) last.current = now;
    return last.current;
  }, [navigation]);
}

/**
 * Location of the page; a change renders the screen again. An application that is being left keeps its last location:
 * until it is unmounted, the next one's parameters are not for it.
 *
 * @example
 * const { path, params } = useLocation();
 */
export function useLocation(): AppLocation {
  const { navigation } = usePage();
  const subscribe = useCallback((onChange: () => void) => navigation.subscribe(onChange), [navigation]);
  return useSyncExternalStore(subscribe, useSnapshot(navigation));
}

/**
 * A query parameter of the address that may hold one of a few values; undefined when it holds none of them.
 *
 * @example
 * const guide = useParam('guide', ['submission-success']);
 */
export function useParam<V extends string>(name: string, values: readonly V[]): V | undefined {
  const value = useLocation().params?.[name];
  return values.find((known) => known === value);
}
