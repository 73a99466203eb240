import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { toAnswer, refusedBy } from '../ports';
import type { Readers } from '../reads';
import {
  readHostingAuthorization,
  readHostingConnection,
  type HostingConnectionAnswer,
} from './hosting-connection.answers';
import type { HostingNextPage } from './hosting-connection.machine';

/** The reads that the hosting connection follows. */
export const hostingConnectionReads = { getHostingConnection: readHostingConnection } satisfies Readers;

/** The calls of the hosting connection, plugged into the client. */
export const hostingConnectionActors = (api: Pick<Api, 'startHostingConnection'>) => ({
  startHostingConnection: fromPromise<HostingConnectionAnswer, { readonly nextPage: HostingNextPage }>(
    ({ input, signal }) =>
      toAnswer(
        api.startHostingConnection({ query: { next_page_name: input.nextPage } }, { signal }),
        readHostingAuthorization,
        refusedBy,
      ),
  ),
});
