import type { PageServices } from '@listings/shared-machines';
import type { QueryClient } from '@tanstack/react-query';

/** What every application is given: the page's services and its one query cache. single-spa adds `name` and its own. */
export interface PageProps extends PageServices {
  readonly queryClient: QueryClient;
}
