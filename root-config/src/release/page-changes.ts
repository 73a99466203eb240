import type { Store } from '../notices/notice-list';
import type { SlotOutcome } from '../slots/slot-outcome';
import { askServedBy } from './served-by';
import { buildOf } from '../slots/specifier';

export interface PageChangesOptions {
  readonly send: typeof fetch;
  /** Release from which this page was made, and the one of now. */
  readonly own: string;
  readonly current: string;
  readonly outcomes: Store<readonly SlotOutcome[]>;
}

/** What another release means for a page: nothing of it changed, something did, or something it should not go on without. */
export type PageChange = 'none' | 'changed' | 'critical';

/**
 * Says whether a release has another version of something this page runs: of a shared build, or of an application that was
 * started on it. Where the server cannot say, something changed.
 */
export async function pageChange({ send, own, current, outcomes }: PageChangesOptions): Promise<PageChange> {
  const [ours, theirs] = await Promise.all([askServedBy(send, own), askServedBy(send, current)]);
  if (ours === null || theirs === null) return 'changed';
  const started = new Set(outcomes.get().map(({ app }) => buildOf(app)));
  const changed = ours
    // An old version of a library (`shared-ui@1.0.0`) comes and goes with what uses it.
    .filter(({ name }) => (name.startsWith('mfe-') ? started.has(name) : !name.includes('@')))
    .map((before) => ({ before, now: theirs.find(({ name }) => name === before.name) }))
    .filter(({ before, now }) => now?.version !== before.version || now.builtAt !== before.builtAt);
  if (changed.length === 0) return 'none';
  const isCritical = changed.some(({ before, now }) => now?.critical !== undefined && now.critical !== before.critical);
  return isCritical ? 'critical' : 'changed';
}
