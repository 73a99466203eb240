import type { PageServices } from '@listings/shared-machines';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';

/** Props that root-config hands to every application: the page's services and its one query cache. */
export interface AppProps extends PageServices {
  readonly queryClient: QueryClient;
}

const PageContext = createContext<AppProps | null>(null);

/** Gives the page's services to the screens below; each application's root renders it once. */
export function PageProvider({ page, children }: { page: AppProps; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/**
 * The page's services. Throws outside a PageProvider.
 *
 * @example
 * const { api, navigation, notices } = usePage();
 */
export function usePage(): AppProps {
  const page = use(PageContext);
  if (page === null) throw new Error('usePage needs a PageProvider above it');
  return page;
}
