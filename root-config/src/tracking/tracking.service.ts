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

/** Tracker that a host which counts user actions puts on the page as `wcTracks`. */
interface HostTracker {
  /** The host's own setting: its admin agreed to be counted. */
  readonly isEnabled: boolean;
  recordEvent(name: string, properties: TrackingProperties): void;
}

export interface TrackedWindow {
  readonly localStorage: Storage;
  readonly wcTracks?: Partial<HostTracker>;
}

export interface ShellTracking extends TrackingService {
  /** Replays the events that waited for a page view, then records this one; the same screen again is none. */
  pageView(location: AppLocation): void;
}

export interface TrackingOptions {
  readonly window: TrackedWindow;
  /** Events may be sent, by the setting of the server or of the host's page. */
  readonly enabled: boolean;
}

/** True when the host's page allows its tracker to be used. */
export const hostTracks = ({ wcTracks }: Pick<TrackedWindow, 'wcTracks'>): boolean => wcTracks?.isEnabled === true;

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
  const hasTracker = () => enabled && typeof window.wcTracks?.recordEvent === 'function';
  const send = (event: QueuedEvent | null) => {
    if (event !== null && hasTracker()) attempt(() => window.wcTracks?.recordEvent?.(...event.args));
  };
  const replay = () => {
    if (!hasTracker()) return;
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
