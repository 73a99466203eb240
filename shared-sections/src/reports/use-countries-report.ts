import type { ApiOutput } from '@listings/shared-api/contract';
import { usePage } from '@listings/shared-app';
import type { ReportSource } from '@listings/shared-machines';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export interface CountriesRead {
  /** First and last day, `YYYY-MM-DD`. */
  readonly days: { readonly after: string; readonly before: string };
  /** Campaigns that are counted; all of them without it. */
  readonly ids?: readonly string[] | undefined;
  readonly enabled: boolean;
}

/** The figures of one source by country; read without a notice of failure: it is said in its place. */
export function useCountriesReport(
  source: ReportSource,
  { days: { after, before }, ids, enabled }: CountriesRead,
): UseQueryResult<ApiOutput<'getCountriesReport'>> {
  const { api, queryClient } = usePage();
  const input = { query: { source, after, before, ...(source === 'paid' && ids ? { ids: [...ids] } : {}) } };
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => api.getCountriesReport(input, { signal });
  return useQuery({ queryKey: ['getCountriesReport', input], queryFn, enabled }, queryClient);
}
