import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query applies, such as `(max-width:600px)`: in place of a hook of MUI that knows servers and a React
 * without external stores, too.
 */
export default function useMediaQuery(query: string): boolean {
  const list = useMemo(() => matchMedia(query.replace('@media ', '')), [query]);
  const subscribe = useCallback(
    (tell: () => void) => {
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
