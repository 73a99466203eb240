import { isSettled, type AutosaveStatus } from '@listings/shared-machines';
import { useState } from 'react';
import { usePage } from './page-context';
import { useLeaveGuard } from './use-leave-guard';

/** A field that hands its value on when it is left does so now. */
function commitField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.blur();
}

/**
 * Warns before changes are lost that are not saved yet [S4.21]. `status` is asked when the page is to be left. Another
 * step of the same screen leaves nothing behind but a save that failed: what is on its way is saved all the same.
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
