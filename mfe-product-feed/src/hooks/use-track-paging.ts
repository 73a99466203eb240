import { usePage } from '@listings/shared-app';
import type { PageChange } from '@listings/shared-ui/table';

/** Records how somebody came to another page of a table. Source: contract §3T. */
export function useTrackPaging(context: string): (page: number, how: PageChange) => void {
  const { tracking } = usePage();
  return (page, how) => {
    if (how === 'picked') tracking.record('gla_table_go_to_page', { context, page });
    else tracking.record('gla_table_page_click', { context, direction: how });
  };
}
