import { usePage } from '@listings/shared-app';
import { useCallback } from 'react';

/**
 * The address of a product's edit screen in the store's own admin; null where there is none: an embedded store has one
 * only in its sandbox.
 */
export function useProductEditor(): (id: number) => string | null {
  const { bootstrap, navigation } = usePage();
  const { adminUrl, sandbox } = bootstrap;
  return useCallback(
    (id) => {
      if (!URL.canParse(adminUrl)) return null;
      const url = new URL(`post.php?post=${id}&action=edit`, adminUrl);
      if (!sandbox && url.origin === window.location.origin) return null;
      return navigation.externalHref(url.href, 'store');
    },
    [adminUrl, sandbox, navigation],
  );
}
