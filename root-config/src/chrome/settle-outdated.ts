import type { Bootstrap } from '@listings/shared-api/contract';
import {
  hasFields,
  settleWrite,
  type OutdatedWrite,
  type SettledOutcome,
} from '@listings/shared-machines/write-conflict';
import type { NoticeList } from '../notices/notice-list';
import { conflictWords } from './conflict-words';
import { showConflict } from './write-conflict';

export interface OutdatedOptions {
  readonly window: Window;
  readonly bootstrap: Pick<Bootstrap, 'countries' | 'currency' | 'timeZone' | 'utcOffset'>;
  readonly language: string;
  readonly notices: NoticeList;
}

/** One dialog at a time: a form may save several things at once. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Settles a write that somebody else was faster than, and says so where something of theirs was kept. Rejects as the write
 * did where its caller makes its change anew.
 */
export function settleOutdated(write: OutdatedWrite, options: OutdatedOptions): Promise<SettledOutcome> {
  if (!hasFields(write.key)) return Promise.reject(write.error);
  const words = conflictWords(options.bootstrap, options.language);
  const settle = async (): Promise<SettledOutcome> => {
    const outcome = await settleWrite(write, (actor) => showConflict(actor, words, options.window.document));
    const { by = null, at = null } = write.error.details.outdated ?? {};
    if (outcome.tookTheirs) options.notices.show({ id: 'merged', kind: 'info', text: words.merged({ by, at }) });
    return outcome;
  };
  const next = before.then(settle, settle);
  before = next;
  return next;
}
