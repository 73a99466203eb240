import { useLocation, usePage } from '@listings/shared-app';
import type { Figure } from '@listings/shared-machines';

/** Figures of the free listings, which the campaigns have under the same names, and those of the campaigns. */
export const freeFigures = ['clicks', 'impressions'] as const satisfies readonly Figure[];
export const paidFigures = ['sales', 'spend', 'roas', 'conversions'] as const satisfies readonly Figure[];

export interface ChosenFigure {
  readonly figure: Figure;
  readonly choose: (figure: Figure) => void;
}

/** The figure of the chart, kept in the address; sales, or clicks where nothing is sold by campaigns. */
export function useChosenFigure(hasPaid: boolean): ChosenFigure {
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  const figures: readonly Figure[] = hasPaid ? [...paidFigures, ...freeFigures] : freeFigures;
  return {
    figure: figures.find((one) => one === params['selectedMetric']) ?? figures[0] ?? 'clicks',
    choose: (figure) => {
      tracking.record('gla_chart_tab_click', { report: 'dashboard', context: figure });
      navigation.to({ path, params: { ...params, selectedMetric: figure } }, { replace: true });
    },
  };
}
