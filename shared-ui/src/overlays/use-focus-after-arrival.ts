import { useEffect, useState } from 'react';

/** The title of the screen that is shown: others are kept, hidden. */
const shownTitle = '[data-page-title]:not([hidden] *)';

/**
 * Gives the focus to the title of the page when a dialog ends that nothing on the page has opened, such as one that the address
 * names: there is nothing to give it back to.
 */
export function useFocusAfterArrival(): void {
  const [isArrived] = useState(() => document.activeElement === document.body);
  useEffect(() => {
    if (!isArrived) return undefined;
    const focus = () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(shownTitle)?.focus({ preventScroll: true });
    };
    // After the dialog has let go of the focus.
    return () => queueMicrotask(focus);
  }, [isArrived]);
}
