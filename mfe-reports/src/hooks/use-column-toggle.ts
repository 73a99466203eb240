import { withColumns, type Figure } from '@listings/shared-machines';
import { useLocation, usePage } from '@listings/shared-app';
import { type FigureScreen } from '@listings/shared-sections';
import { useColumnChoice } from './use-column-choice';

/** Shows or hides one figure of the table, by the address. */
export function useColumnToggle(screen: FigureScreen, metrics: readonly Figure[]): (metric: Figure) => void {
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  const shown = useColumnChoice(metrics);
  return (metric) => {
    const isOn = !shown.includes(metric);
    const next = metrics.filter((one) => (one === metric ? isOn : shown.includes(one)));
    tracking.record('gla_table_header_toggle', { report: screen, column: metric, status: isOn ? 'on' : 'off' });
    navigation.to({ path, params: withColumns(params, next, metrics) });
  };
}
