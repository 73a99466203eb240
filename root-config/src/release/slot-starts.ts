import type { Store } from '../notices/notice-list';
import type { SlotOutcome } from '../slots/slot-outcome';
import { specifierOf } from '../slots/specifier';

export interface SlotStartOptions {
  readonly outcomes: Store<readonly SlotOutcome[]>;
  /** Release from which this page was made. */
  readonly release: string;
  readonly nonce: () => string;
  readonly send: typeof fetch;
}

/** Name of the build behind a slot. */
export const buildOf = (app: SlotOutcome['app']): string => specifierOf(app).split('/').at(-1) ?? '';

/** Reports the outcome of each start of an application: the server withdraws a version that fails too often [D-6]. */
export function tellSlotStarts({ outcomes, release, nonce, send }: SlotStartOptions): void {
  const told = new WeakSet<SlotOutcome>();
  const tell = (outcome: SlotOutcome) => {
    told.add(outcome);
    const { app, failure } = outcome;
    const body = JSON.stringify({ release, app: buildOf(app), failure });
    const headers = { 'content-type': 'application/json', 'x-wp-nonce': nonce() };
    // Not awaited; `keepalive` sends it from a page that is left, too.
    void send('/slots', { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };
  const tellNew = () => {
    for (const outcome of outcomes.get()) if (!told.has(outcome)) tell(outcome);
  };
  outcomes.subscribe(tellNew);
  tellNew();
}
