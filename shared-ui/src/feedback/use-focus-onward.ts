import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusTitle } from '../layout/focus-title';

/**
 * Hands the focus on when what had it goes, as a failure does after its Retry or a notice that is dismissed: to the section that it stood in,
 * which stays over what is shown meanwhile and after that, and without one to the title of the page.
 */
export function useFocusOnward<E extends HTMLElement>(): RefObject<E | null> {
  const going = useRef<E>(null);
  useLayoutEffect(() => {
    const element = going.current;
    const place = element?.closest('section');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once it is gone, and what takes its place is there.
      queueMicrotask(() => {
        if (place && document.activeElement === document.body) {
          place.tabIndex = -1;
          place.focus();
        }
        focusTitle();
      });
    };
  }, []);
  return going;
}
