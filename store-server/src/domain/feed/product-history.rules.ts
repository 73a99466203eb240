import type { ProductEventRow } from './product-events.store';
import { decisionsBetween, statusAt, type ProductStatus, type StatusFacts } from './product-status.rules';

/** A moment of a product: the status it got, or what happened to it. */
export interface HistoryEntry {
  readonly at: number;
  readonly event: ProductStatus | 'sent' | 'shown' | 'hidden' | 'changed';
}

const NOTHING_SENT: StatusFacts = { visible: 1, verdict: null, submitted_at: null };

const isListed = ({ verdict }: StatusFacts): boolean => verdict === 'approved' || verdict === 'partially_approved';

/** What is known of the product after an event. */
function factsAfter(facts: StatusFacts, { at, kind, verdict }: ProductEventRow): StatusFacts {
  switch (kind) {
    case 'changed':
      return facts;
    case 'hidden':
      return { visible: 0, verdict: null, submitted_at: null };
    case 'shown':
      return NOTHING_SENT;
    case 'decided':
      return { ...facts, verdict };
    case 'sent':
      // A listed product keeps the time from which it is listed.
      return { visible: 1, verdict, submitted_at: isListed(facts) ? facts.submitted_at : at };
  }
}

/** What an event is called; one that never reached the provider was not sent. */
function entryOf({ at, kind, verdict }: ProductEventRow): HistoryEntry[] {
  if (kind === 'decided' || verdict === 'has-errors' || verdict === 'not_synced') return [];
  return [{ at, event: kind }];
}

/** Entries given of a product. */
const GIVEN = 20;

/**
 * The history of a product up to a moment, the newest first: what was done to it, and each status that it got by that, by the
 * provider's decision or by the passing of time.
 */
export function historyOf(events: readonly ProductEventRow[], now: number): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  let facts: StatusFacts = NOTHING_SENT;
  let last: ProductStatus | null = null;
  const look = (at: number): void => {
    const status = statusAt(facts, at);
    if (status !== last && status !== 'not-synced' && facts.visible === 1) entries.push({ at, event: status });
    last = status;
  };
  for (const [index, event] of events.entries()) {
    entries.push(...entryOf(event));
    facts = factsAfter(facts, event);
    look(event.at);
    for (const at of decisionsBetween(facts, event.at, events[index + 1]?.at ?? now + 1)) look(at);
  }
  return entries.slice(-GIVEN).reverse();
}
