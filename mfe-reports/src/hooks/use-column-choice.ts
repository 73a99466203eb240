import { columnsOfQuery, type Metric } from '@listings/shared-machines';
import { useLocation } from '@listings/shared-app';

/** The columns of figures that are shown, always one at least; kept in the address, so that a link, the file and the print have the same. */
export function useColumnChoice(metrics: readonly Metric[]): readonly Metric[] {
  const { params = {} } = useLocation();
  return columnsOfQuery(params, metrics);
}
