import { useCallback } from 'react';
import { usePage } from './page.context';

/**
 * The address of a page of the store's own admin, such as `admin.php?page=wc-settings`; null where there is none: an
 * embedded store has such pages only in its sandbox.
 */
export function useAdminHref(): (page: string) => string | null {
  const { bootstrap, navigation } = usePage();
  const { adminUrl, sandbox } = bootstrap;
  return useCallback(
    (page) => {
      if (!URL.canParse(adminUrl)) return null;
      const url = new URL(page, adminUrl);
      if (!sandbox && url.origin === window.location.origin) return null;
      return navigation.externalHref(url.href, 'store');
    },
    [adminUrl, sandbox, navigation],
  );
}
