import { trackedProperties } from './tracking.table';

/** Names of all events begin with this [O7.30]. */
const trackingPrefix = 'wcadmin_';
/** Events that are kept for the next page view [O9.09]. */
const trackingQueueCap = 100;
/** Characters of the kept events as JSON [C-10]. */
const trackingQueueSize = 64 * 1024;

export type TrackingValue = string | number | boolean;
export type TrackingProperties = Readonly<Record<string, TrackingValue>>;

/** An event as it is kept: name and properties. */
export interface QueuedEvent {
  readonly args: readonly [name: string, properties: TrackingProperties];
}

const bareName = (name: string): string => (name.startsWith(trackingPrefix) ? name.slice(trackingPrefix.length) : name);

/** The full name of an event. */
export const eventName = (name: string): string => `${trackingPrefix}${bareName(name)}`;

/** An address reduced to its path: no host, no query, no fragment [C-10]. */
export const pathOf = (address: string): string =>
  address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';

const urlNames = new Set(['href', 'url', 'path', 'referrer']);
const isAddress = (name: string, value: string): boolean => urlNames.has(name) || /^[a-z][a-z\d+.-]*:\/\//i.test(value);

/** The values that may leave the page: texts, finite numbers and truth values, addresses as their path [C-10]. */
function allowedValue(name: string, value: unknown): TrackingValue | undefined {
  if (typeof value === 'string') return isAddress(name, value) ? pathOf(value) : value;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined;
}

/** An event as it is sent or kept: the properties listed for its name; null for a name that is not listed [C-10]. */
export function trackedEvent(name: string, properties: Readonly<Record<string, unknown>> = {}): QueuedEvent | null {
  const listed = trackedProperties.get(bareName(name));
  if (listed === undefined) return null;
  const allowed: Record<string, TrackingValue> = {};
  for (const [key, each] of Object.entries(properties)) {
    const value = listed.has(key) ? allowedValue(key, each) : undefined;
    if (value !== undefined) allowed[key] = value;
  }
  return { args: [eventName(name), allowed] };
}

/** Parts of an event that are not listed, for tests: its name, or names of properties. */
export function unlisted(name: string, properties: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const listed = trackedProperties.get(bareName(name));
  return listed === undefined ? [name] : Object.keys(properties).filter((key) => !listed.has(key));
}

/** The queue with one more event: the last 100, and of those as many as fit into 64 KiB [O7.30, O9.09, C-10]. */
export function enqueueEvent(queue: readonly QueuedEvent[], event: QueuedEvent): QueuedEvent[] {
  const kept = [...queue, event].slice(-trackingQueueCap);
  while (kept.length > 0 && JSON.stringify(kept).length > trackingQueueSize) kept.shift();
  return kept;
}

const isQueuedEvent = (entry: unknown): entry is { args: [string, Record<string, unknown>] } => {
  const args = (entry as { args?: unknown } | null)?.args;
  return Array.isArray(args) && typeof args[0] === 'string' && typeof args[1] === 'object' && args[1] !== null;
};

/** Reads the kept queue; what is not an event is dropped, and so is a text that cannot be read. */
export function parseQueue(stored: string | null): QueuedEvent[] {
  if (stored === null) return [];
  try {
    const entries: unknown = JSON.parse(stored);
    return Array.isArray(entries)
      ? entries
          .filter(isQueuedEvent)
          .flatMap(({ args: [name, properties] }) => trackedEvent(name, properties) ?? [])
          .slice(-trackingQueueCap)
      : [];
  } catch {
    return [];
  }
}
