import { after, isWithin, keyOf, noTimers, type TimedStep, type DifferenceBounds } from './difference-bounds';

const sets = (...timers: readonly (readonly [string, number])[]): TimedStep => ({
  fires: null,
  changes: timers.map(([id, delay]) => ({ sets: id, delay })),
});
const fires = (id: string): TimedStep => ({ fires: id, changes: [] });
const something: TimedStep = { fires: null, changes: [] };

/** The zone after steps, null from the first that no clock allows. */
const walked = (...steps: readonly TimedStep[]): DifferenceBounds | null =>
  steps.reduce<DifferenceBounds | null>((zone, step) => (zone === null ? null : after(zone, step)), noTimers);

it('lets the shorter of two timers fire first, never the longer', () => {
  expect(walked(sets(['short', 10], ['long', 20]), fires('short'), fires('long'))?.timers).toEqual([]);
  expect(walked(sets(['short', 10], ['long', 20]), fires('long'))).toBeNull();
});

it('lets the younger of two equal timers not overtake the older', () => {
  expect(walked(sets(['old', 60]), sets(['young', 60]), fires('young'))).toBeNull();
  expect(walked(sets(['old', 60]), sets(['young', 60]), fires('old'), fires('young'))).not.toBeNull();
});

it('lets timers that are due together fire one after the other, the first one set first, and nothing between', () => {
  const both = sets(['one', 60], ['other', 60]);
  expect(walked(both, fires('one'), fires('other'))).not.toBeNull();
  expect(walked(both, fires('other'))).toBeNull();
  expect(walked(both, fires('one'), something)).toBeNull();
});

it('knows how much is left after other timers fired', () => {
  const poll: TimedStep = { fires: 'poll', changes: [{ sets: 'poll', delay: 30 }] };
  const begin = sets(['patience', 100], ['poll', 30]);
  expect(walked(begin, poll, poll, poll, fires('patience'))).not.toBeNull();
  expect(walked(begin, poll, poll, fires('patience'))).toBeNull();
  expect(walked(begin, poll, poll, poll, poll)).toBeNull();
});

it('forgets timers that are cleared, and sets one anew', () => {
  expect(walked(sets(['one', 10]), { fires: null, changes: [{ clears: 'one' }] }, fires('one'))).toBeNull();
  expect(walked(sets(['one', 10], ['other', 15]), sets(['one', 10]), fires('other'), fires('one'))).not.toBeNull();
});

it('tells which of two zones holds the other', () => {
  const [early, any] = [walked(sets(['a', 10], ['b', 20])), walked(sets(['a', 10]), sets(['b', 20]))];
  if (early === null || any === null) throw new Error('Both can happen.');
  expect([isWithin(early, any), isWithin(any, early)]).toEqual([true, false]);
  expect(keyOf(noTimers)).toBe('');
  expect(keyOf(early)).not.toBe(keyOf(any));
});
