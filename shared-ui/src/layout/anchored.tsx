import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where something that floats stands to its anchor. */
export interface AnchoredPlacement {
  readonly side: 'below' | 'above';
  readonly align: 'start' | 'center';
  /** As wide as the anchor. */
  readonly matchWidth?: boolean;
}

const GAP = 4;
const MARGIN = 8;

/** Puts a `position: fixed` element next to its anchor, on the other side where there is more room, inside the window. */
export function placeNextTo(
  anchor: HTMLElement,
  floating: HTMLElement,
  { side, align, matchWidth }: AnchoredPlacement,
): void {
  const at = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (matchWidth) floating.style.width = `${at.width}px`;
  const { width, height } = floating.getBoundingClientRect();
  const roomBelow = clientHeight - at.bottom - GAP - MARGIN;
  const roomAbove = at.top - GAP - MARGIN;
  const below =
    side === 'below' ? roomBelow >= height || roomBelow >= roomAbove : roomAbove < height && roomBelow > roomAbove;
  const left = align === 'start' ? at.left : at.left + (at.width - width) / 2;
  floating.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
  floating.style.top = below ? `${at.bottom + GAP}px` : `${Math.max(MARGIN, at.top - GAP - height)}px`;
}

export interface AnchoredProps {
  readonly anchor: HTMLElement;
  readonly placement: AnchoredPlacement;
  readonly children: (ref: (element: HTMLElement | null) => void) => ReactNode;
}

/** Renders at the end of the page what floats next to an anchor, and keeps it there while anything scrolls or resizes. */
export function Anchored({ anchor, placement, children }: AnchoredProps) {
  const floating = useRef<HTMLElement | null>(null);
  const { side, align, matchWidth = false } = placement;
  useLayoutEffect(() => {
    const place = () => {
      if (floating.current) placeNextTo(anchor, floating.current, { side, align, matchWidth });
    };
    place();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    if (floating.current) observer?.observe(floating.current);
    observer?.observe(anchor);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, side, align, matchWidth]);
  return createPortal(
    children((element) => {
      floating.current = element;
    }),
    document.body,
  );
}
