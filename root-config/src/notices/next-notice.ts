import type { PassingNotice } from '@listings/shared-machines';

/** A notice that outlives its page: the page that is loaded next in this tab shows it, once. */
export interface NextNotice {
  keep(notice: PassingNotice): void;
  take(): PassingNotice | null;
}

const key = 'listings.notice';

/** Anybody may have written it: a text to show, and nothing else. */
function noticeOf(kept: string): PassingNotice | null {
  const value = JSON.parse(kept) as Partial<Record<keyof PassingNotice, unknown>> | null;
  const { kind, text } = value ?? {};
  return (kind === 'success' || kind === 'info') && typeof text === 'string' ? { kind, text } : null;
}

/** Stored for this tab alone; not shown where the browser forbids storage. */
export function createNextNotice(window: Pick<Window, 'sessionStorage'>): NextNotice {
  return {
    keep({ kind, text }) {
      try {
        window.sessionStorage.setItem(key, JSON.stringify({ kind, text }));
      } catch {
        // The next page then begins without a word.
      }
    },
    take() {
      try {
        const kept = window.sessionStorage.getItem(key);
        window.sessionStorage.removeItem(key);
        return kept === null ? null : noticeOf(kept);
      } catch {
        return null;
      }
    },
  };
}
