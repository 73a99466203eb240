import type { ApiOptions } from '@listings/shared-api';
import { noticesCuredBy } from '@listings/shared-machines';
import type { NoticeList } from '../notices/notice-list';

/** Billing is open, but the account is there: what was asked for is done [S7.34]. */
const billingOpen = 428;

export interface FailedCalls extends Required<Pick<ApiOptions, 'onAnswered' | 'onFailed'>> {
  /** Endpoint → by which the server's log names its last failure; the newest at the end. */
  readonly references: ReadonlyMap<string, string | null>;
}

/**
 * Keeps what failed, and takes the notices of it away once their cause is cured. Each call tells what came of it, those that
 * machines make beside the cache too.
 */
export function createFailedCalls(notices: Pick<NoticeList, 'dismiss'>): FailedCalls {
  const references = new Map<string, string | null>();
  const failing = new Set<string>();
  const succeeded = (key: string) => {
    failing.delete(key);
    noticesCuredBy(key, failing).forEach(notices.dismiss);
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
