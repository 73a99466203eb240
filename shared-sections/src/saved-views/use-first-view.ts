import { recallFromBrowser, useLocation, usePage } from '@listings/shared-app';
import { viewParam, type ViewParams } from '@listings/shared-machines';
import { useEffect, useEffectEvent } from 'react';
import type { ViewScreen } from './saved-views.types';

/** Name in the browser's storage of the query of the view that opens with a screen. */
export const firstNameOf = (screen: ViewScreen): string => `first-view.${screen}`;

/**
 * Opens the view a person chose to see first where the address asks for nothing but the screen; true meanwhile, when
 * there is nothing to show yet. `own` are the parameters that lead to the screen itself.
 *
 * @example
 * const isLeading = useFirstView('reports-products', { reportKey: 'products' });
 */
export function useFirstView(screen: ViewScreen, own: ViewParams): boolean {
  const { navigation } = usePage();
  const { path, params } = useLocation();
  const isBare = Object.keys({ ...params, ...own }).length === Object.keys(own).length;
  const kept = isBare ? recallFromBrowser(firstNameOf(screen)) : null;
  const query = typeof kept === 'string' ? kept : null;
  const isLeading = query !== null;
  const lead = useEffectEvent(() => {
    // Without a name it would be taken for a bare address again.
    const found = { ...own, [viewParam]: '', ...Object.fromEntries(new URLSearchParams(query ?? '')) };
    navigation.to({ path, params: found }, { replace: true });
  });
  useEffect(() => {
    if (isLeading) lead();
  }, [isLeading]);
  return isLeading;
}
