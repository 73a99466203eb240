import { columnsOfQuery, feedColumns, type FeedColumn } from '@listings/shared-machines';
import { useLocation } from '@listings/shared-app';

/** The columns that are shown beside title and status; kept in the address, so that a link and the file have the same. */
export function useFeedColumns(): readonly FeedColumn[] {
  const { params = {} } = useLocation();
  return columnsOfQuery(params, feedColumns);
}
