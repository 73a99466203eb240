import type { PageServices } from '@listings/shared-machines';
import type { FlagValues } from '@listings/shared-values/flags';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';

/** Props that root-config hands to every application: the page's services, its one query cache, and what is set for it alone. */
export interface AppProps extends PageServices {
  readonly queryClient: QueryClient;
  /** Values that its team set for its flags (`useFlag`); absent where a shell from before hands none. */
  readonly flags?: FlagValues;
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
