export type EventProperties = Readonly<Record<string, string | number | boolean>>;
export interface TrackedEvent {
  readonly args: readonly [name: string, properties: EventProperties];
}
export const trackedEvent = (name: string, properties: EventProperties): TrackedEvent => ({
  args: [`wcadmin_${name}`, properties],
});
export const enqueue = (queue: readonly TrackedEvent[], event: TrackedEvent): TrackedEvent[] =>
  [...queue, event].slice(-100);
