import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePrinting } from '../layout/use-printing';
import { roles } from './roles';

/** From so many rows on only those near the window are made: hundreds at once would keep the page busy. */
export const windowedFrom = 100;

const blockSize = 20;
/** Assumed height of a row before it was measured, in pixels. */
const likelyHeight = 49;
/** Distance from the window within which rows are rendered ahead. */
const ahead = '600px 0px';

interface BlockProps {
  readonly rows: number;
  readonly isFirst: boolean;
  readonly isPrinting: boolean;
  readonly children: () => ReactNode;
}

/** Some rows while they are near the window, else their room. */
function Block({ rows, isFirst, isPrinting, children }: BlockProps) {
  const element = useRef<HTMLTableSectionElement>(null);
  const [{ isNear, height }, setPlace] = useState({ isNear: isFirst, height: rows * likelyHeight });
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const hasFocus = current.contains(document.activeElement);
        // In slices: who scrolls far comes to many rows at once.
        startTransition(() =>
          setPlace((before) => ({
            isNear: entry.isIntersecting || hasFocus,
            height: before.isNear ? entry.boundingClientRect.height : before.height,
          })),
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      // A screen that is shown once more begins at its top.
      setPlace((before) => ({ ...before, isNear: isFirst || before.isNear }));
    };
  }, [isFirst]);
  return (
    <tbody {...roles.rowgroup} ref={element}>
      {isNear || isPrinting ? children() : <tr aria-hidden style={{ height }} />}
    </tbody>
  );
}

export interface RowBlocksProps<Row> {
  readonly rows: readonly Row[];
  readonly children: (row: Row, index: number) => ReactNode;
}

/** The body of a table: all rows, or of many those near the window, in bodies of their own. */
export function RowBlocks<Row>({ rows, children }: RowBlocksProps<Row>) {
  const isPrinting = usePrinting();
  if (rows.length < windowedFrom || typeof IntersectionObserver === 'undefined')
    return <tbody {...roles.rowgroup}>{rows.map(children)}</tbody>;
  return Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, block) => {
    const from = block * blockSize;
    const own = rows.slice(from, from + blockSize);
    return (
      <Block key={block} rows={own.length} isFirst={block === 0} isPrinting={isPrinting}>
        {() => own.map((row, index) => children(row, from + index))}
      </Block>
    );
  });
}
