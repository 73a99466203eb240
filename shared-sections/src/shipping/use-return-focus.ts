import { focusCause } from '@listings/shared-ui';
import { useEffect, useRef } from 'react';

/** Moves the focus to this part after a dialog has closed whose opening button is removed. */
export function useReturnFocus(isOpen: boolean, targetId: string): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) focusCause(targetId);
    wasOpen.current = isOpen;
  }, [isOpen, targetId]);
}
