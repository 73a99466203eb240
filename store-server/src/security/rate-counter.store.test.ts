import { openAt, testEngine } from '../testing/engines';
import { countersInMemory, countersOf, type RateCounters } from './rate-counter.store';

const MINUTE = 60_000;

/** The counts of one key, one after the other. */
const counts = async (counters: RateCounters, times: number): Promise<number[]> => {
  const found: number[] = [];
  for (let count = 0; count < times; count += 1) found.push((await counters.add('key', MINUTE)).current);
  return found;
};

it('counts within a window, each key apart, and begins anew after it [S-4]', async () => {
  let now = 0;
  const counters = countersInMemory(() => now);
  expect(await counts(counters, 3)).toEqual([1, 2, 3]);
  now = 20_000;
  expect(await counters.read('key')).toEqual({ current: 3, ttl: 40_000 });
  expect(await counters.read('another')).toEqual({ current: 0, ttl: 0 });
  now = MINUTE;
  expect(await counters.read('key')).toEqual({ current: 0, ttl: 0 });
  expect(await counts(counters, 1)).toEqual([1]);
});

it('remembers the keys that were heard of last, so that strangers fill no memory [T17]', async () => {
  const counters = countersInMemory(() => 0);
  await counters.add('key', MINUTE);
  for (let count = 0; count < 20_000; count += 1) await counters.add(`address ${count}`, MINUTE);
  expect((await counters.read('key')).current).toBe(0);
  expect((await counters.read('address 19999')).current).toBe(1);
});

it('goes by a clock that nobody sets [G9]', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20));
  const counters = countersInMemory();
  const before = await counters.add('key', MINUTE);
  clock.mockReturnValue(0);
  expect((await counters.add('key', MINUTE)).ttl).toBeLessThanOrEqual(before.ttl);
  clock.mockRestore();
});

if (testEngine.name === 'postgres') {
  it('lets nobody wait for longer than a window where the clock was set back [G9]', async () => {
    const store = await openAt(testEngine, 'counters');
    await store.migrate([]);
    let now = 10 * 86_400_000;
    const counters = countersOf(store.db, () => now);
    expect(await counts(counters, 3)).toEqual([1, 2, 3]);
    now = 0;
    expect(await counts(counters, 2)).toEqual([1, 2]);
    await store.close();
  });
}
