import type { ChangeProgress } from '@listings/shared-machines';
import { useListText, useText } from '@listings/shared-ui';
import { useCallback } from 'react';

/** Products that a failure names. */
const named = 5;

/** Names the products that a change left as they were. */
export function useFailedNames(progress: ChangeProgress, nameOf: (id: number) => string) {
  const t = useText('productFeed');
  const listText = useListText();
  return useCallback(() => {
    const { failed } = progress;
    if (failed.length === 0) return undefined;
    const names = failed.slice(0, named).map((id) => t('bulkBar.product', { title: nameOf(id), id: String(id) }));
    const more = failed.length - names.length;
    const all = more > 0 ? [...names, t('bulkBar.more', { count: more })] : names;
    return t('bulkBar.unchanged', { count: failed.length, names: listText(all) });
  }, [progress, nameOf, t, listText]);
}
