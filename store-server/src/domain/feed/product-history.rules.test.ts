import { DAY_MS } from '@listings/shared-values';
import type { ProductEventRow } from './product-events.store';
import { historyOf } from './product-history.rules';

const event = (days: number, kind: ProductEventRow['kind'], verdict: string | null = null): ProductEventRow => ({
  at: days * DAY_MS,
  kind,
  verdict,
});
const read = (events: readonly ProductEventRow[], now: number) =>
  historyOf(events, now * DAY_MS).map(({ at, event: name }) => [at / DAY_MS, name]);

describe('the history of a product', () => {
  it('is pending when it was sent, approved after its review, and expires before its listing ends [O3.03, O9.03]', () => {
    expect(read([event(0, 'sent', 'approved')], 31)).toEqual([
      [30, 'approved'],
      [27, 'expiring'],
      [3, 'approved'],
      [0, 'pending'],
      [0, 'sent'],
    ]);
  });

  it('tells no status that has not come yet', () => {
    expect(read([event(0, 'sent', 'approved')], 2)).toEqual([
      [0, 'pending'],
      [0, 'sent'],
    ]);
  });

  it('begins anew when a refused product is put right and sent again', () => {
    const events = [event(0, 'sent', 'disapproved'), event(2, 'changed'), event(2, 'sent', 'approved')];
    expect(read(events, 6)).toEqual([
      [5, 'approved'],
      [2, 'pending'],
      [2, 'sent'],
      [2, 'changed'],
      [0, 'disapproved'],
      [0, 'sent'],
    ]);
  });

  it('keeps a listed product listed when it is sent again, and names what was hidden and shown', () => {
    const events = [
      event(0, 'sent', 'approved'),
      event(5, 'sent', 'approved'),
      event(6, 'hidden'),
      event(7, 'shown'),
      event(7, 'sent', 'has-errors'),
    ];
    expect(read(events, 8)).toEqual([
      [7, 'has-errors'],
      [7, 'shown'],
      [6, 'hidden'],
      [5, 'sent'],
      [3, 'approved'],
      [0, 'pending'],
      [0, 'sent'],
    ]);
  });

  it('tells a later decision of the provider, and no more than the newest twenty entries', () => {
    const history = read([event(0, 'sent', 'approved'), event(400, 'decided', 'disapproved')], 401);
    expect(history.slice(0, 3)).toEqual([
      [400, 'disapproved'],
      [390, 'approved'],
      [387, 'expiring'],
    ]);
    expect(history).toHaveLength(20);
  });
});
