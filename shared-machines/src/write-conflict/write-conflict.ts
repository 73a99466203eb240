/** What settles a write that somebody else was faster than; fetched when that happens. */
export { settleWrite, type OutdatedWrite, type SettledOutcome, type WriteConflictActor } from './settle-write';
export { fieldKey, hasFields, openFields, sideOf } from './write-conflict.rules';
export type { ConflictField, FieldValue, SeenRead, Side } from './write-conflict.types';
