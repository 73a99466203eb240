import type { AppLocation, TrackingService } from '@listings/shared-machines';
import { enqueue, trackedEvent, type EventProperties, type TrackedEvent } from './tracking-rules';

/** What a host that counts user actions puts on the page. */
export interface HostTracker {
  recordEvent(name: string, properties: EventProperties): void;
}

export interface ShellTracking extends TrackingService {
  /** Records the view of a place, after the events that waited for it. */
  pageView(location: AppLocation): void;
}

export interface TrackingOptions {
  readonly window: Window & { readonly wcTracks?: Partial<HostTracker> };
  /** The server says that there is a tracker. */
  readonly enabled: boolean;
}

export const queueKey = 'tracksQueue';

/** Local storage may be full, forbidden or hold anything: then nothing is queued. */
function readQueue(storage: Storage): TrackedEvent[] {
  const parsed: unknown = JSON.parse(storage.getItem(queueKey) ?? '[]');
  return Array.isArray(parsed) ? parsed : [];
}

/** The page's analytics: sent to the host's tracker at once, or kept in local storage until the next page view. */
export function createTracking({ window, enabled }: TrackingOptions): ShellTracking {
  const tracker = (): HostTracker | null => {
    const recordEvent = enabled ? window.wcTracks?.recordEvent : undefined;
    return typeof recordEvent === 'function' ? { recordEvent: recordEvent.bind(window.wcTracks) } : null;
  };
  const send = (event: TrackedEvent) => tracker()?.recordEvent(...event.args);
  const replay = () => {
    if (tracker() === null) return;
    const waiting = readQueue(window.localStorage);
    window.localStorage.removeItem(queueKey);
    for (const event of waiting) send(event);
  };
  return {
    record: (name, properties = {}) => send(trackedEvent(name, properties)),
    queue(name, properties = {}) {
      const queue = enqueue(readQueue(window.localStorage), trackedEvent(name, properties));
      window.localStorage.setItem(queueKey, JSON.stringify(queue));
    },
    pageView({ path }) {
      replay();
      send(trackedEvent('page_view', { path }));
    },
  };
}
