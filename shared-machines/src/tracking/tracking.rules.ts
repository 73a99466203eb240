/** Names of all events begin with this [O7.30]. */
export const trackingPrefix = 'wcadmin_';
/** Events that are kept for the next page view [O9.09]. */
export const trackingQueueCap = 100;
/** Characters of the kept events as JSON [C-10]. */
export const trackingQueueSize = 64 * 1024;

export type TrackingValue = string | number | boolean;
export type TrackingProperties = Readonly<Record<string, TrackingValue>>;

/** An event as it is kept: name and properties. */
export interface QueuedEvent {
  readonly args: readonly [name: string, properties: TrackingProperties];
}

/** The full name of an event. */
export const eventName = (name: string): string =>
  name.startsWith(trackingPrefix) ? name : `${trackingPrefix}${name}`;

/** An address reduced to its path: no host, no query, no fragment [C-10]. */
export const pathOf = (address: string): string =>
  address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';

const urlNames = new Set(['href', 'url', 'path', 'referrer']);
const isAddress = (name: string, value: string): boolean => urlNames.has(name) || /^[a-z][a-z\d+.-]*:\/\//i.test(value);

/** The properties that may leave the page: texts, finite numbers and truth values, addresses as their path [C-10]. */
export function allowedProperties(properties: Readonly<Record<string, unknown>>): TrackingProperties {
  const allowed: Record<string, TrackingValue> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') allowed[name] = isAddress(name, value) ? pathOf(value) : value;
    else if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) allowed[name] = value;
  }
  return allowed;
}

/** An event as it is sent or kept. */
export const trackedEvent = (name: string, properties: Readonly<Record<string, unknown>> = {}): QueuedEvent => ({
  args: [eventName(name), allowedProperties(properties)],
});

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
          .map(({ args: [name, properties] }) => trackedEvent(name, properties))
          .slice(-trackingQueueCap)
      : [];
  } catch {
    return [];
  }
}
