import { focusCause } from '@listings/shared-ui';
import { useEffect, useRef } from 'react';

/** After a dialog has closed: gives the focus to this part when the button that opened the dialog is gone. */
export function useReturnFocus(isOpen: boolean, targetId: string): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) focusCause(targetId);
    wasOpen.current = isOpen;
  }, [isOpen, targetId]);
}
