import type { TrackingProperties } from '@listings/shared-machines';

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

type WithTracker = Pick<TrackedWindow, 'wcTracks'>;

/** True when the host's page allows its tracker to be used. */
export const hostTracks = ({ wcTracks }: WithTracker): boolean => wcTracks?.isEnabled === true;

/** True when there is a tracker to hand events to. */
export const hasTracker = ({ wcTracks }: WithTracker): boolean => typeof wcTracks?.recordEvent === 'function';
