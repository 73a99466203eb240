import { usePage } from '@listings/shared-app';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What similar stores had of a daily budget in a week. Read without a text of failure: its part is left out then. */
export function useCampaignEstimate(countries: readonly string[], amount: number, enabled = true) {
  const { api, queryClient } = usePage();
  const input = { query: { country_codes: [...countries], amount } };
  return useQuery(
    {
      queryKey: ['estimateCampaign', input],
      queryFn: ({ signal }) => api.estimateCampaign(input, { signal }),
      enabled,
      // Its room is as high as that of the amount before.
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}
