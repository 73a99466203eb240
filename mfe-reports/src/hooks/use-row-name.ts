import type { ReportRow } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useCallback } from 'react';

/** Name of a row; its id, as the store writes it, where no report names it. */
export function useRowName(): (row: Pick<ReportRow, 'id' | 'name'>) => string {
  const t = useText('reports');
  return useCallback(({ id, name }) => (name === null ? t('freeListings') : name || id), [t]);
}
