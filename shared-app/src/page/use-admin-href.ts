import { useCallback } from 'react';
import { usePage } from './page-context';

/**
 * The address of a page of the store's own admin, such as `admin.php?page=wc-settings`; null where there is none: an
 * embedded store has such pages only in its sandbox.
 *
 * @example
 * const adminHref = useAdminHref();
 * const href = adminHref('admin.php?page=wc-settings');
 */
export function useAdminHref(): (page: string) => string | null {
  const { bootstrap, navigation } = usePage();
  const { adminUrl, capabilities } = bootstrap;
  return useCallback(
    (page) => {
      if (!capabilities.storeAdmin || !URL.canParse(adminUrl)) return null;
      const url = new URL(page, adminUrl);
      return navigation.externalHref(url.href, 'store');
    },
    [adminUrl, capabilities, navigation],
  );
}
