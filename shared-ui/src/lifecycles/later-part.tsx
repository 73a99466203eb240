import { createContext, use, type ReactNode } from 'react';
import { useLater } from '../feedback/use-later';
import { LazyPart } from './retry-lazy';

/** True below it once later parts may be fetched: they are rendered then, and nothing between. */
export const LaterContext = createContext(false);

export interface LaterPlaceProps {
  /** The first screen is complete. */
  readonly settled: boolean;
  readonly children: ReactNode;
}

/** Place whose later parts may be fetched once its first screen has been settled for a moment (`useLater`). */
export function LaterPlace({ settled, children }: LaterPlaceProps) {
  return <LaterContext value={useLater(settled)}>{children}</LaterContext>;
}

export interface LaterPartProps {
  /** Shown until it is there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Lazily loaded part that is fetched once its `LaterContext` says so; a message with Retry when that failed. */
export function LaterPart({ fallback, children }: LaterPartProps) {
  return use(LaterContext) ? <LazyPart fallback={fallback}>{children}</LazyPart> : fallback;
}
