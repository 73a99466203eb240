import { use, type ComponentType } from 'react';

const failedLoads = new Set<() => void>();

/** Lets every failed lazy component be fetched again; the error boundary calls it before it retries. */
export function resetFailedLoads(): void {
  for (const reset of failedLoads) reset();
  failedLoads.clear();
}

/**
 * A lazily loaded component. Unlike `React.lazy`, which keeps a rejected import for ever, it is fetched again after an
 * error boundary's retry or the next mount. Needs a Suspense boundary above.
 */
export function retryLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  const start = () =>
    load().catch((cause: unknown) => {
      failedLoads.add(() => (loading = undefined));
      throw cause;
    });
  return function Lazy(props: P) {
    loading ??= start();
    const Loaded = use(loading);
    return <Loaded {...props} />;
  };
}
