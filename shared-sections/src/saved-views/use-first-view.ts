import { recallFromBrowser, useLocation, usePage } from '@listings/shared-app';
import { viewParam, type ViewParams } from '@listings/shared-machines';
import { useEffect, useEffectEvent } from 'react';
import type { ViewScreen } from './saved-views.types';

/** Name in the browser's storage, and in the page's memory, of the query of the view that opens with a screen. */
export const firstNameOf = (screen: ViewScreen): string => `first-view.${screen}`;

/**
 * Opens the view a person chose to see first where the address asks for nothing but the screen; true meanwhile, when
 * there is nothing to show yet. An address that asks for more is marked as one of no view: emptied later, by clearing its
 * filters or closing what it opened, it leads nowhere else. `own` are the parameters that lead to the screen itself.
 *
 * @example
 * const isLeading = useFirstView('reports-products', { reportKey: 'products' });
 */
export function useFirstView(screen: ViewScreen, own: ViewParams): boolean {
  const { navigation, bootstrap, memory } = usePage();
  const { path, params = {} } = useLocation();
  const isBare = Object.keys({ ...params, ...own }).length === Object.keys(own).length;
  const name = firstNameOf(screen);
  // What was chosen since the page was printed, what it was printed with, and what a browser keeps where no server does.
  const kept =
    viewParam in params ? '' : (memory.get(name) ?? bootstrap.firstViews?.[screen] ?? recallFromBrowser(name));
  const query = typeof kept === 'string' ? kept : '';
  const isAhead = query !== '';
  const lead = useEffectEvent(() => {
    const asked = isBare ? { ...own, ...Object.fromEntries(new URLSearchParams(query)) } : params;
    // Without a name it would be taken for a bare address again.
    navigation.to({ path, params: { [viewParam]: '', ...asked } }, { replace: true });
  });
  useEffect(() => {
    if (isAhead) lead();
  }, [isAhead]);
  return isAhead && isBare;
}
