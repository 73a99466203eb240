import type { PageServices } from '@listings/shared-machines';
import type { QueryClient } from '@tanstack/react-query';

/** Props of every application: the page's services and its one query cache. single-spa adds `name` and its own. */
export interface PageProps extends PageServices {
  readonly queryClient: QueryClient;
}
