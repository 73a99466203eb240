const failedLoads = new Set<() => void>();

/** Time in which what fails has failed for one reason, in milliseconds. */
const burst = 5000;
let toldAt = -Infinity;

/** Begins anew, all at once, what could not be fetched; before an application is mounted, after a retry, or once the browser is connected again. */
export function resetFailedLoads(): void {
  toldAt = -Infinity;
  const resets = [...failedLoads];
  failedLoads.clear();
  for (const reset of resets) reset();
}

/** Remembers how a failed load, or what stands in its place, is begun anew. */
export function onReset(reset: () => void): void {
  failedLoads.add(reset);
  window.addEventListener('online', resetFailedLoads, { once: true });
}

/** True for the first of the parts that fail together: one message, whose Retry is for all of them. */
export function isFirstToFail(): boolean {
  if (performance.now() - toldAt < burst) return false;
  toldAt = performance.now();
  return true;
}
