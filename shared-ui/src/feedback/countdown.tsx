import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

interface CountdownOptions {
  /** End, in milliseconds since 1970. */
  readonly until: number;
  readonly onEnd?: (() => void) | undefined;
}

/** Seconds between announcements to assistive technology; the end is announced as well. */
const announceEvery = 15;

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds left until a moment; counts by the clock, so it survives a sleeping tab. */
function useCountdown({ until, onEnd }: CountdownOptions): number {
  const [left, setLeft] = useState(() => secondsLeft(until));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const seconds = secondsLeft(until);
      setLeft(seconds);
      if (seconds === 0) onEnd?.();
      else timer = setTimeout(tick, Math.max(50, until - Date.now() - (seconds - 1) * 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, onEnd]);
  return left;
}

export interface CountdownProps extends CountdownOptions {
  /** The sentence for the seconds left. */
  readonly children: (seconds: number) => ReactNode;
}

/** Shows the seconds left; announced coarsely, so that it does not talk all the time. */
export function Countdown({ children, ...options }: CountdownProps) {
  const left = useCountdown(options);
  const spoken = Math.ceil(left / announceEvery) * announceEvery;
  return (
    <>
      <span aria-hidden>{children(left)}</span>
      <VisuallyHidden aria-live="polite">{children(spoken)}</VisuallyHidden>
    </>
  );
}
