import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Milliseconds for which the focus is watched: a closing dialog gives it back with a delay. */
const patience = 600;
const pause = 50;

/**
 * Keeps the focus in a part of the page whose controls come and go: when the one that had it is taken away, the part
 * itself gets it, so that nobody is thrown back to the top. `shown` names what is shown now.
 */
export function useFocusRescue<E extends HTMLElement>(target: RefObject<E | null>, shown: string) {
  const had = useRef(false);
  useEffect(() => {
    if (shown === '' || !had.current) return undefined;
    let waited = 0;
    const timer = setInterval(() => {
      waited += pause;
      if (document.activeElement === document.body && had.current) target.current?.focus();
      if (waited >= patience || document.activeElement === target.current) clearInterval(timer);
    }, pause);
    return () => clearInterval(timer);
  }, [target, shown]);
  return {
    onFocusCapture: useCallback(() => {
      had.current = true;
    }, []),
    /** The focus went somewhere else by itself; a control that is taken away names nowhere. */
    onBlurCapture: useCallback(
      ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !target.current?.contains(relatedTarget)) had.current = false;
      },
      [target],
    ),
  };
}
