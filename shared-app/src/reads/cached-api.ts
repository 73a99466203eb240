import { endpoints, type Api, type ApiInput, type EndpointKey, type ReadKey } from '@listings/shared-api/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePage } from '../page/page.context';
import { serverRead } from './use-server-read';

const isRead = (key: EndpointKey): key is ReadKey => endpoints[key].method === 'GET';

/** The api with its reads taken from the page's cache, so that a machine and a screen share one answer. */
const cachedApi = (api: Api, queryClient: QueryClient): Api => ({
  ...api,
  ...Object.fromEntries(
    (Object.keys(endpoints) as EndpointKey[])
      .filter(isRead)
      .map((key) => [key, (input?: ApiInput<typeof key>) => queryClient.fetchQuery(serverRead(api, key, input))]),
  ),
});

/** The page's api for the actors of a machine. */
export function useCachedApi(): Api {
  const { api, queryClient } = usePage();
  return useMemo(() => cachedApi(api, queryClient), [api, queryClient]);
}
