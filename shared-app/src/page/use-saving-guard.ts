import { isSettled, type AutosaveStatus } from '@listings/shared-machines';
import { useState } from 'react';
import { commitField } from './commit-field';
import { usePage } from './page-context';
import { useLeaveGuard } from './use-leave-guard';

/**
 * Warns before unsaved changes are lost [S4.21]. `status` is read when the page is to be left. A move to another step
 * of the same screen warns only of a failed save: pending saves continue.
 *
 * @example
 * useSavingGuard(() => checklist.status);
 */
export function useSavingGuard(status: () => AutosaveStatus): void {
  const { navigation } = usePage();
  const [here] = useState(() => navigation.current());
  useLeaveGuard((next) => {
    commitField();
    const now = status();
    const isSameScreen = next?.path === here.path && next.params?.['subpath'] === here.params?.['subpath'];
    return isSameScreen ? now === 'notSaved' : !isSettled(now);
  });
}
