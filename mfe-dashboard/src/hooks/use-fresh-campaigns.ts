import type { Api } from '@listings/shared-api/contract';
import { serverRead, usePage } from '@listings/shared-sections';
import { useMemo } from 'react';

/** The api with the campaigns asked of the server each time; the table shows what is answered. */
export function useFreshCampaigns(): Api {
  const { api, queryClient } = usePage();
  return useMemo(
    () => ({
      ...api,
      listCampaigns: () => queryClient.fetchQuery({ ...serverRead(api, 'listCampaigns', {}), staleTime: 0 }),
    }),
    [api, queryClient],
  );
}
