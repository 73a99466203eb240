import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { usePrinting } from '../layout/use-printing';

/** Width that fits on portrait paper, in pixels. */
const paperWidth = 600;

/** Width of an element in pixels, on paper that of paper; 0 until it is measured. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setWidth(current.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const isPrinting = usePrinting();
  return [element, isPrinting ? Math.min(width, paperWidth) : width];
}
