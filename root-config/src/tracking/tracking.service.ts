import {
  enqueueEvent,
  parseQueue,
  trackedEvent,
  type QueuedEvent,
  type TrackingProperties,
  type TrackingService,
} from '@listings/shared-machines';
import type { AppLocation } from '@listings/shared-machines/routes';
import { subpathOf } from '../navigation/location';
import { hasTracker, type TrackedWindow } from './host-tracker';

export interface ShellTracking extends TrackingService {
  /** Replays the events that waited for a page view, then records this one; the same screen again is none. */
  pageView(location: AppLocation): void;
}

export interface TrackingOptions {
  readonly window: TrackedWindow;
  /** Events may be sent, by the setting of the server or of the host's page. */
  readonly enabled: boolean;
}

/** Properties of a tracked page view: the screen, none of its parameters. */
interface PageView extends TrackingProperties {
  readonly path: string;
}

const viewOf = (location: AppLocation): PageView => {
  const subpath = subpathOf(location);
  return { path: location.path, ...(subpath === undefined ? {} : { subpath }) };
};

const sameView = (a: PageView, b: PageView) => a.path === b.path && a['subpath'] === b['subpath'];

export const queueKey = 'tracksQueue';

/** Local storage may be full or forbidden, and a tracker may throw: neither is a reason to disturb the admin. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The page's analytics: handed to the host's tracker, or kept in local storage for the next page view. */
export function createTracking({ window, enabled }: TrackingOptions): ShellTracking {
  const isSent = () => enabled && hasTracker(window);
  const send = (event: QueuedEvent | null) => {
    if (event !== null && isSent()) attempt(() => window.wcTracks?.recordEvent?.(...event.args));
  };
  const replay = () => {
    if (!isSent()) return;
    const waiting = attempt(() => parseQueue(window.localStorage.getItem(queueKey))) ?? [];
    attempt(() => window.localStorage.removeItem(queueKey));
    waiting.forEach(send);
  };
  let shown: PageView | undefined;
  return {
    record: (name, properties) => send(trackedEvent(name, properties)),
    queue(name, properties) {
      const event = trackedEvent(name, properties);
      if (event === null) return;
      attempt(() => {
        const waiting = parseQueue(window.localStorage.getItem(queueKey));
        const queue = enqueueEvent(waiting, event);
        window.localStorage.setItem(queueKey, JSON.stringify(queue));
      });
    },
    pageView(location) {
      const view = viewOf(location);
      if (shown !== undefined && sameView(shown, view)) return;
      shown = view;
      replay();
      send(trackedEvent('page_view', view));
    },
  };
}
