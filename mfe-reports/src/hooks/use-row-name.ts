import { idsOfText, type ReportRow } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useCallback } from 'react';

/** Name of a row; where the store has none any more, its number, as the filter names it. */
export function useRowName(): (row: Pick<ReportRow, 'id' | 'name'>) => string {
  const t = useText('reports');
  return useCallback(
    ({ id, name }) => (name === null ? t('freeListings') : name || t('unnamed', { id: idsOfText(id)[0] ?? id })),
    [t],
  );
}
