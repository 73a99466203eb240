import { useEffect, useState } from 'react';
import { focusTitle } from '../layout/focus-title';

/**
 * Gives the focus to the title of the page when a dialog ends that nothing on the page has opened, such as one that the address
 * names: there is nothing to give it back to.
 */
export function useFocusAfterArrival(): void {
  const [isArrived] = useState(() => document.activeElement === document.body);
  useEffect(() => {
    if (!isArrived) return undefined;
    // After the dialog has let go of the focus.
    return () => queueMicrotask(focusTitle);
  }, [isArrived]);
}
