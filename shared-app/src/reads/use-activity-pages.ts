import type { Activity, ActivityEntry, Api, ApiError, ApiInput } from '@listings/shared-api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '../page/page-context';

type Query = NonNullable<ApiInput<'listActivity'>['query']>;

export interface ActivityPages {
  /** Undefined while nothing was read yet. */
  readonly entries: readonly ActivityEntry[] | undefined;
  /** Everybody who is in the activity. */
  readonly people: Activity['people'];
  /** The entries are those of what was asked for before. */
  readonly isEarlier: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** Reads the next page; null when there is none. */
  readonly more: (() => void) | null;
}

/** The first pages one after the other, each behind the one before: nothing is twice or missing between them. */
async function readPages(api: Api, query: Query, count: number, signal: AbortSignal): Promise<Activity> {
  const entries: ActivityEntry[] = [];
  let page = await api.listActivity({ query }, { signal });
  entries.push(...page.entries);
  for (let read = 1; read < count && page.next_page !== null; read += 1) {
    page = await api.listActivity({ query: { ...query, next_page: page.next_page } }, { signal });
    entries.push(...page.entries);
  }
  return { ...page, entries };
}

/** Changes of a filter, as many pages as were asked for; read anew after each change. */
export function useActivityPages(query: Query): ActivityPages {
  const { api, queryClient } = usePage();
  const wish = JSON.stringify(query);
  const [asked, setAsked] = useState({ wish, count: 1 });
  const count = asked.wish === wish ? asked.count : 1;
  const read = useQuery<Activity, ApiError>(
    {
      queryKey: ['listActivity', 'pages', query, count],
      queryFn: ({ signal }) => readPages(api, query, count, signal),
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  );
  const { data, isPlaceholderData, error } = read;
  return {
    entries: data?.entries,
    people: data?.people ?? [],
    isEarlier: isPlaceholderData,
    error,
    retry: () => void read.refetch(),
    more: data?.next_page == null ? null : () => setAsked({ wish, count: count + 1 }),
  };
}
