import type { Store } from '../notices/notice-list';
import type { SlotOutcome } from '../slots/slot-outcome';
import { askServedBy } from './served-by';
import { buildOf } from './slot-starts';

export interface PageChangesOptions {
  readonly send: typeof fetch;
  /** Release from which this page was made, and the one of now. */
  readonly own: string;
  readonly current: string;
  readonly outcomes: Store<readonly SlotOutcome[]>;
}

/**
 * True when a release has another version of something this page runs: of a shared build, or of an application that was
 * started on it. Also where the server cannot say.
 */
export async function isPageChanged({ send, own, current, outcomes }: PageChangesOptions): Promise<boolean> {
  const [ours, theirs] = await Promise.all([askServedBy(send, own), askServedBy(send, current)]);
  if (ours === null || theirs === null) return true;
  const started = new Set(outcomes.get().map(({ app }) => buildOf(app)));
  return ours
    .filter(({ name }) => !name.startsWith('mfe-') || started.has(name))
    .some(({ name, version, builtAt }) => {
      const now = theirs.find((build) => build.name === name);
      return now?.version !== version || now.builtAt !== builtAt;
    });
}
