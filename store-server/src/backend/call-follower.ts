import type { Database } from '../db/tables';
import type { EndpointCall } from '../calls/responder';
import type { WireAnswer } from '../calls/answer-validation';

/** What became of a change: done, refused, or not known, where the answer was lost. */
export type ChangeOutcome = 'done' | 'refused' | 'unknown';

/** Follows what goes through to the real store: what is read there, and what is changed. */
export interface CallFollower {
  /** Begins a read; the function gets its good answer. */
  readonly reading: (call: EndpointCall) => (answer: WireAnswer) => void;
  /** Called before a change is sent. */
  readonly changing: (call: EndpointCall) => Promise<void>;
  /** Called once it is known what became of a change, in the transaction of its audit row. */
  readonly changed: (db: Database, call: EndpointCall, outcome: ChangeOutcome) => Promise<void>;
}
