import { useEffect, useState } from 'react';

/** False at first, true once `delay` milliseconds have passed: what is ready sooner never flashes a placeholder. */
export function useDelayed(delay: number): boolean {
  const [passed, setPassed] = useState(delay <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
}
