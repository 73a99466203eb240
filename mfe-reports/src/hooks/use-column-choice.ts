import { columnsOfQuery, type Figure } from '@listings/shared-machines';
import { useLocation } from '@listings/shared-app';

/** The columns of figures that are shown, always one at least; kept in the address, so that a link, the file and the print have the same. */
export function useColumnChoice(metrics: readonly Figure[]): readonly Figure[] {
  const { params = {} } = useLocation();
  return columnsOfQuery(params, metrics);
}
