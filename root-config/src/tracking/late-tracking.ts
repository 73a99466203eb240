import { latePart } from '../page/late-part';
import { hasTracker } from './host-tracker';
import type { ShellTracking, TrackingOptions } from './tracking.service';

/** Analytics of which the list of what may be told comes after the page. */
export interface LateTracking extends ShellTracking {
  /** Fetches it, in a quiet moment. */
  fetch(): void;
}

type Act = (tracking: ShellTracking) => void;

/**
 * The page's analytics, fetched with the first event that can be told at once or has to be kept. What happens before it is
 * there waits, in its order.
 */
export function createLateTracking(options: TrackingOptions): LateTracking {
  const part = latePart(() => import('./tracking.service'), 'the list of what is tracked');
  let tracking: ShellTracking | undefined;
  const waiting: Act[] = [];
  const fetch = () =>
    part(({ createTracking }) => {
      const made = (tracking ??= createTracking(options));
      waiting.splice(0).forEach((act) => act(made));
    });
  const tell = (act: Act, isUrgent: boolean) => {
    if (tracking !== undefined) return act(tracking);
    waiting.push(act);
    if (isUrgent) fetch();
  };
  const isTold = () => options.enabled && hasTracker(options.window);
  return {
    fetch,
    record: (name, properties) => tell((there) => there.record(name, properties), isTold()),
    queue: (name, properties) => tell((there) => there.queue(name, properties), true),
    pageView: (location) => tell((there) => there.pageView(location), isTold()),
  };
}
