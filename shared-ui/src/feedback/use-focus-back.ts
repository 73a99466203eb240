import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { focusTitle } from '../layout/focus-title';

/**
 * Gives the focus back when what had it among the notices is gone: to where it was at the first key after the latest came, which is
 * what they are about, and to the title of the page where that is gone too.
 */
export function useFocusBack(notices: readonly unknown[]) {
  const latest = notices.at(-1);
  const isHeld = useRef(false);
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!isHeld.current || document.activeElement !== document.body) return;
    isHeld.current = false;
    from.current?.focus({ preventScroll: true });
    focusTitle();
  });
  useEffect(() => {
    if (isHeld.current || latest === undefined) return undefined;
    from.current = null;
    const keep = () => (from.current ??= document.activeElement as HTMLElement);
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [latest]);
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      isHeld.current = true;
      from.current ??= relatedTarget as HTMLElement | null;
    },
    onBlur: () => {
      isHeld.current = false;
    },
  };
}
