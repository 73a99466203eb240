import type { AppLocation } from '../page/routes';

/**
 * A step of a recorded session: names of the model and of the chart alone. No value that was typed or received is in
 * it, since there is no place for one.
 */
export type SessionStep = (
  | { readonly by: 'user'; readonly does: string }
  | { readonly by: 'server'; readonly call: string; readonly answers: string }
  | { readonly by: 'machine'; readonly of: string; readonly reports: string }
  /** A timer of the chart ran out, by the state and the name of its delay. */
  | { readonly by: 'clock'; readonly timer: string }
  /** Something the model has no name for: its type and the names of its fields. */
  | { readonly by: 'unnamed'; readonly type: string; readonly fields: readonly string[] }
) & {
  /** Active leaves of the machine after the step. */
  readonly state: readonly string[];
  /** Milliseconds since the step before it, in whole tenths of a second; absent in older files. */
  readonly after?: number;
};

/** Recorded steps of one machine on one screen. */
export interface SessionWalk {
  /** Id of the model. */
  readonly model: string;
  /** Name of the screen, as `screenName` gives it; absent in older files. */
  readonly screen?: string;
  /** Leaves it began in. */
  readonly start: readonly string[];
  readonly steps: readonly SessionStep[];
}

/** Recording of an admin, over all pages of a tab. */
export interface Session {
  readonly format: 'model-session/1';
  readonly walks: readonly SessionWalk[];
}

/** The recording of sessions: off until an admin switches it on, kept in the tab alone. */
export interface SessionRecordingService {
  isOn(): boolean;
  switchOn(): void;
  /** Stops; what was recorded stays. */
  switchOff(): void;
  /** Returns the recording so far. */
  read(): Session;
  /** Deletes what was recorded. */
  clear(): void;
  /** Writes down what this actor of a machine goes through from now on; returns the function that ends it. */
  watch(actor: object): () => void;
}

/** Inspection event of a machine, reduced to the parts in use. */
export interface InspectedStep {
  /** Moment in milliseconds, of any clock that only goes on. */
  readonly at: number;
  /** Identifies the actor among those of the page. */
  readonly actor: string;
  /** Id of its machine. */
  readonly machine: string;
  /** Null where the actor is there, and has taken none yet. */
  readonly event: { readonly type: string; readonly output?: unknown } | null;
  /** Where the page is. */
  readonly place: AppLocation;
  /** The machine afterwards; of it the state alone is looked at. */
  readonly snapshot: { readonly value: unknown };
}

/** Records the given steps, in the words of the models. */
export interface SessionRecorder {
  /** An actor is there, or took an event. */
  take(step: InspectedStep): void;
  /** Returns the recorded walks without those in which nothing happened. */
  session(): Session;
}

/**
 * What an inspected page tells. Names of machines, states and events alone; no value that was typed or received is in it.
 * `actor` tells two machines of one kind on a page apart, `page` two pages.
 */
export type Inspected = { readonly format: 'inspection/1'; readonly page: string; readonly actor: string } & (
  | { readonly type: 'begun'; readonly machine: string; readonly states: readonly string[] }
  /** `at` is in milliseconds since the page began; `after` of the step is 0. */
  | { readonly type: 'step'; readonly machine: string; readonly step: SessionStep; readonly at: number }
  | { readonly type: 'ended' }
);
