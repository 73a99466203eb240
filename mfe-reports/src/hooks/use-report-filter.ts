import {
  filterOfQuery,
  filterValue,
  withFilter,
  type FilterSubject,
  type ReportFilter,
} from '@listings/shared-machines';
import { useLocation, usePage } from '@listings/shared-app';
import { type FigureScreen } from '@listings/shared-sections';

export interface FilterView {
  readonly subject: FilterSubject;
  readonly filter: ReportFilter;
  /** Writes another filter into the address. */
  readonly set: (filter: ReportFilter) => void;
}

/** Props of a component that shows a filter. */
export interface FilterProps {
  readonly view: FilterView;
  /** The product whose variations are meant. */
  readonly parent?: number | undefined;
}

/** Filter properties of a tracking event of a report. Source: contract §3T. */
const eventOf = (params: Record<string, string>, screen: FigureScreen): Record<string, string> => ({
  report: screen,
  filter: params['filter'] ?? 'all',
  ...(screen === 'reports-products' ? { filterVariations: params['filter-variations'] ?? 'all' } : {}),
});

/** Filter of a report, kept in the URL [O2.09, O2.13, O2.14]. */
export function useReportFilter(subject: FilterSubject, screen: FigureScreen): FilterView {
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  const set = (filter: ReportFilter) => {
    const next = withFilter(params, subject, filter);
    tracking.record('gla_filter', eventOf(next, screen));
    navigation.to({ path, params: next });
  };
  return { subject, filter: filterOfQuery(params, subject), set };
}

/**
 * Key of a place, equal for each spelling of its filter: parts of the screen that keep a draft reset when it changes.
 */
export const placeOf = ({ subject, filter: { mode, ids } }: FilterView): string =>
  `${filterValue(subject, mode)} ${ids.join()}`;
