import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Placement of a floating element by its anchor. */
interface AnchoredPlacement {
  readonly side: 'below' | 'above';
  readonly align: 'start' | 'center';
  /** As wide as the anchor. */
  readonly matchWidth?: boolean | undefined;
}

const GAP = 4;
const MARGIN = 8;

/** Puts a `position: fixed` element next to its anchor, on the other side where there is more room, inside the window. */
function placeNextTo(anchor: HTMLElement, floating: HTMLElement, { side, align, matchWidth }: AnchoredPlacement): void {
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

const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 0,
  left: 0,
  width: 'max-content',
  maxWidth: `calc(100vw - ${2 * MARGIN}px)`,
  zIndex: theme.zIndex.tooltip,
}));

export interface AnchoredProps {
  readonly anchor: HTMLElement;
  readonly placement: AnchoredPlacement;
  readonly children: ReactNode;
}

/**
 * Parent of a floating element: the dialog or the content its anchor is part of, where assistive technology finds it.
 */
const landmarkOf = (anchor: HTMLElement): Element => anchor.closest('[role="dialog"], main') ?? document.body;

/** Renders at the end of its part of the page what floats next to an anchor, and keeps it there while anything scrolls or resizes. */
export function Anchored({ anchor, placement, children }: AnchoredProps) {
  const floating = useRef<HTMLDivElement>(null);
  const { side, align, matchWidth = false } = placement;
  useLayoutEffect(() => {
    const element = floating.current;
    if (element === null) return undefined;
    const place = () => placeNextTo(anchor, element, { side, align, matchWidth });
    place();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    observer?.observe(element);
    observer?.observe(anchor);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, side, align, matchWidth]);
  return createPortal(<Floating ref={floating}>{children}</Floating>, landmarkOf(anchor));
}
