import {
  chartTypeOf,
  intervalOf,
  type ChartType,
  type DateRangeChoice,
  type Interval,
  type Figure,
} from '@listings/shared-machines';
import { useLocation, usePage } from '@listings/shared-app';
import { type FigureScreen } from '@listings/shared-sections';

export interface ChartChoice {
  readonly metric: Figure;
  readonly kind: ChartType;
  readonly interval: Interval;
  readonly setMetric: (metric: Figure) => void;
}

/** Figure, type and interval of the chart, kept in the URL [O2.09, O2.26, O2.27]. */
export function useChartChoice(screen: FigureScreen, metrics: readonly Figure[], choice: DateRangeChoice): ChartChoice {
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  return {
    metric: metrics.find((one) => one === params['selectedMetric']) ?? metrics[0] ?? 'clicks',
    kind: chartTypeOf(params['chartType']),
    interval: intervalOf(params['interval'], choice),
    setMetric: (metric) => {
      tracking.record('gla_chart_tab_click', { report: screen, context: metric });
      navigation.to({ path, params: { ...params, selectedMetric: metric } });
    },
  };
}
