import type { DecisionStore } from '@listings/shared-machines';
import { withTabLock } from '@listings/shared-app';

const name = 'listings.campaign';

/** 128 random bits. `crypto.randomUUID` exists in secure contexts only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function recall(): unknown {
  const text = window.localStorage.getItem(name);
  return text === null ? null : JSON.parse(text);
}

/**
 * Decisions to create a campaign, kept in this browser for all its tabs and over a reload: countries, amount, number of
 * the ads account, a random key. Where the browser forbids that, they are kept as long as the screen is shown.
 */
export function createDecisionStore(): DecisionStore {
  let mine: unknown = null;
  return {
    recall: () => {
      try {
        return recall() ?? mine;
      } catch {
        return mine;
      }
    },
    keep: (kept) => {
      mine = kept;
      try {
        window.localStorage.setItem(name, JSON.stringify(kept));
      } catch {
        // Forbidden or full.
      }
    },
    withLock: withTabLock('campaign'),
    newKey: randomKey,
    now: () => Date.now(),
  };
}
