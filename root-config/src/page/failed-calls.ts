import type { ApiOptions } from '@listings/shared-api';
import type { ListedNotice, NoticeList } from '../notices/notice-list';
import { latePart } from './late-part';

/** Billing is open, but the account is there: what was asked for is done [S7.34]. */
const billingOpen = 428;

export interface FailedCalls extends Required<Pick<ApiOptions, 'onAnswered' | 'onFailed'>> {
  /** Endpoint → by which the server's log names its last failure; the newest at the end. */
  readonly references: ReadonlyMap<string, string | null>;
}

/** Begins as the ids of the page's notices of failures do. */
const isOfFailure = ({ id }: ListedNotice) => id.startsWith('failed.');

/**
 * Keeps what failed, and takes the notices of it away once their cause is cured. Each call tells what came of it, those that
 * machines make beside the cache too.
 */
export function createFailedCalls({ get, dismiss }: Pick<NoticeList, 'get' | 'dismiss'>): FailedCalls {
  const references = new Map<string, string | null>();
  const failing = new Set<string>();
  const whichAreCured = latePart(() => import('../notices/cured-notices'), 'what takes notices away');
  const succeeded = (key: string) => {
    failing.delete(key);
    const standing = get().filter(isOfFailure);
    if (standing.length > 0)
      whichAreCured(({ curedOf }) => {
        // It may have failed again since, and a notice may tell of that.
        if (failing.has(key)) return;
        for (const notice of curedOf(standing, key, failing)) if (get().includes(notice)) dismiss(notice.id);
      });
  };
  return {
    references,
    onAnswered: succeeded,
    onFailed({ endpoint, kind, status, reference }) {
      references.delete(endpoint);
      references.set(endpoint, reference);
      if (status === billingOpen) succeeded(endpoint);
      else if (kind !== 'cancelled') failing.add(endpoint);
    },
  };
}
