import { columnsOfQuery, withColumns, type Metric } from '@listings/shared-machines';
import { useLocation, usePage, type FigureScreen } from '@listings/shared-sections';

export interface ColumnChoice {
  /** The columns of figures that are shown; always one at least. */
  readonly shown: readonly Metric[];
  readonly toggle: (metric: Metric) => void;
}

/** Which figures the table has, kept in the address, so that a link, the file and the print have the same. */
export function useColumnChoice(screen: FigureScreen, metrics: readonly Metric[]): ColumnChoice {
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  const shown = columnsOfQuery(params, metrics);
  const toggle = (metric: Metric) => {
    const isOn = !shown.includes(metric);
    const next = metrics.filter((one) => (one === metric ? isOn : shown.includes(one)));
    tracking.record('gla_table_header_toggle', { report: screen, column: metric, status: isOn ? 'on' : 'off' });
    navigation.to({ path, params: withColumns(params, next, metrics) });
  };
  return { shown, toggle };
}
