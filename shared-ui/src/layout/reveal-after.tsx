import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useDelayed } from '../feedback/use-delayed';

export interface RevealAfterProps {
  /** True once the content above has its final height. */
  readonly settled: boolean;
  /** Milliseconds after which it is shown in any case: one slow answer must not hold the others back. */
  readonly patience?: number | undefined;
  readonly children: ReactNode;
}

/**
 * Keeps its content out of sight until what stands above it is settled, so that nothing moves under the reader's eyes.
 * The content is there from the start and fetches what it needs; once shown it stays.
 */
export function RevealAfter({ settled, patience = 2000, children }: RevealAfterProps) {
  const isOverdue = useDelayed(patience);
  const [isShown, setShown] = useState(false);
  if (!isShown && (settled || isOverdue)) setShown(true);
  return <Box sx={isShown ? {} : { display: 'none' }}>{children}</Box>;
}
