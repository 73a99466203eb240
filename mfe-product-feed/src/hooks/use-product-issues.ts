import type { ApiError } from '@listings/shared-api/contract';
import { issuesAtOnce, readProductIssues, type ProductIssues } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The issues of one product, while they are wanted; a store that ignores the filter is looked through page by page. */
export function useProductIssues(id: number, enabled: boolean): UseQueryResult<ProductIssues, ApiError> {
  const { api, queryClient } = usePage();
  return useQuery(
    {
      // Beneath the key of the read, so that what makes issues stale makes these stale, too.
      queryKey: ['listIssues', { product: id }],
      queryFn: ({ signal }) =>
        readProductIssues(id, (page) =>
          api.listIssues(
            { params: { issue_type: 'product' }, query: { page, per_page: issuesAtOnce, product_id: id } },
            { signal },
          ),
        ),
      retry: false,
      enabled,
    },
    queryClient,
  );
}
