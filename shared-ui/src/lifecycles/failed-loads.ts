const failedLoads = new Set<() => void>();

/** Remembers how a failed load is begun anew. */
export const onRetry = (reset: () => void): void => void failedLoads.add(reset);

/** Lets every failed lazy component be fetched again; the error boundary calls it before it retries. */
export function resetFailedLoads(): void {
  for (const reset of failedLoads) reset();
  failedLoads.clear();
}
