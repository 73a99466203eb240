import { sortOfQuery, type Figure, type ReportSort } from '@listings/shared-machines';
import { useLocation, usePage } from '@listings/shared-app';
import { type FigureScreen } from '@listings/shared-sections';
import type { TableSort } from '@listings/shared-ui/table';

export interface ReportSorting {
  readonly sort: ReportSort;
  /** Writes the column and its order into the address. */
  readonly sortBy: (sort: TableSort) => void;
}

/** Order of the rows, kept in the URL [O2.09]. */
export function useReportSort(screen: FigureScreen, metrics: readonly Figure[]): ReportSorting {
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  const sortBy = ({ column, direction }: TableSort) => {
    tracking.record('gla_table_sort', { report: screen, column, direction });
    navigation.to({ path, params: { ...params, orderby: column, order: direction } });
  };
  return { sort: sortOfQuery(params, metrics), sortBy };
}
