import {
  createElement,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { afterPress, isPressed } from '../actions/after-press';
import { ErrorBoundary } from './error-boundary';
import { onReset } from './failed-loads';
import { fetchPart } from './fetch-part';

/** A component that is fetched when it is first shown, or ahead of that. */
export type LazyComponent<P extends object> = FunctionComponent<P> & {
  /** Fetches it. Rejects when that fails; the next attempt may succeed. */
  readonly preload: () => Promise<void>;
  /** It was fetched: it is shown at once. */
  readonly isLoaded: () => boolean;
};

/** What is told of each part that was fetched, and how many were. */
const listeners = new Set<() => void>();
let fetched = 0;

/** Tells of a part after React, which waits for it too, knows that it is there. */
const tell = () => {
  fetched += 1;
  for (const listener of listeners) listener();
};

/**
 * A lazily loaded component. Unlike `React.lazy`, which keeps a rejected import for ever, it is fetched again after an
 * error boundary's retry or the next mount, and what was fetched ahead is shown at once. What arrives while a pointer is
 * held down is shown at its release: it moves no button from under a press. Needs a Suspense boundary above.
 */
export function retryLazy<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let loaded: ComponentType<P> | undefined;
  let isAwaited = false;
  const start = async () => {
    try {
      const component = await fetchPart(load);
      if (isPressed()) await new Promise<void>(afterPress);
      return (loaded = component);
    } catch (cause) {
      onReset(() => (loading = undefined));
      throw cause;
    }
  };
  const begin = () => {
    const part = start();
    part.then(() => undefined).then(tell, () => undefined);
    return part;
  };
  function Lazy(props: P) {
    if (loaded !== undefined && !isAwaited) return createElement(loaded, props);
    // A component that waited has to ask again what it waited for; once it is there that takes no time.
    isAwaited = true;
    return createElement(use((loading ??= begin())), props);
  }
  const preload = async () => {
    try {
      await (loading ??= begin());
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  };
  return Object.assign(Lazy, { preload, isLoaded: () => loaded !== undefined });
}

/**
 * Suspense for lazily loaded parts. React shows what waited at the earliest 300 ms after the last fallback, and where several
 * parts wait it renders them again and again until then: an update of this place shows a part as soon as it is fetched.
 */
export function LazyPlace({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [known, setKnown] = useState(fetched);
  useEffect(() => {
    // In slices: a part may be large, and people press what is there already.
    const show = () => startTransition(() => setKnown(fetched));
    listeners.add(show);
    if (known !== fetched) show();
    return () => void listeners.delete(show);
  }, [known]);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

/** The place of a lazily loaded part: the fallback while it is fetched, a message with Retry when that failed. */
export function LazyPart({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <LazyPlace fallback={fallback}>{children}</LazyPlace>
    </ErrorBoundary>
  );
}
