import { usePage } from '@listings/shared-app';
import { useCallback } from 'react';

/**
 * The address of a product's edit screen in the store's own admin; null where there is none: an embedded store has one
 * only in its sandbox.
 */
export function useProductEditor(): (id: number) => string | null {
  const { bootstrap, navigation } = usePage();
  const { adminUrl, capabilities } = bootstrap;
  return useCallback(
    (id) => {
      if (!capabilities.storeAdmin || !URL.canParse(adminUrl)) return null;
      const url = new URL(`post.php?post=${id}&action=edit`, adminUrl);
      return navigation.externalHref(url.href, 'store');
    },
    [adminUrl, capabilities, navigation],
  );
}
