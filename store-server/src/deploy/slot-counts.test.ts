import { figuresIn, SlotCounts } from './slot-counts';

const HOUR = 3_600_000;
const good = { kind: 'start', failed: false, milliseconds: 100 } as const;
const bad = { kind: 'start', failed: true, milliseconds: 200 } as const;
const none = { starts: 0, failures: 0, pages: 0, silent: 0, times: [], screens: [] };

it('counts what happens by application and version, a failure after the start as none of the starts', () => {
  const counts = new SlotCounts(() => 0);
  counts.count('mfe-a', '1.0.0', good);
  counts.count('mfe-a', '1.0.0', bad);
  counts.count('mfe-a', '1.0.0', { kind: 'late' });
  for (const kind of ['page', 'page', 'silent'] as const) counts.count('mfe-a', '1.1.0', { kind });
  expect([counts.of('mfe-a', '1.0.0'), counts.of('mfe-a', '1.1.0'), counts.of('mfe-b', '1.0.0')]).toEqual([
    { starts: 2, failures: 2, pages: 0, silent: 0, times: [100], screens: [] },
    { ...none, pages: 2, silent: 1 },
    none,
  ]);
});

it('takes back a page that had frozen and lives, in another hour too, and never below nothing [20.1]', () => {
  let now = 0;
  const counts = new SlotCounts(() => now);
  counts.count('mfe-a', '1.0.0', { kind: 'late' });
  now += HOUR;
  counts.count('mfe-a', '1.0.0', { kind: 'back' });
  expect(counts.of('mfe-a', '1.0.0').failures).toBe(0);
  counts.count('mfe-a', '1.0.0', { kind: 'back' });
  expect(counts.of('mfe-a', '1.0.0').failures).toBe(0);
});

it('counts the hours in which another version was seen', () => {
  let now = 0;
  const counts = new SlotCounts(() => now);
  counts.count('mfe-a', '1.0.0', bad);
  now += HOUR;
  counts.count('mfe-a', '1.0.0', good);
  counts.count('mfe-a', '1.1.0', good);
  expect(counts.evidenceOf('mfe-a', '1.0.0', '1.1.0')).toEqual({ ...none, starts: 1, times: [100] });
  expect(counts.of('mfe-a', '1.0.0')).toEqual({ ...none, starts: 2, failures: 1, times: [100] });
});

it('forgets what was counted longest ago, not what is still used', () => {
  const counts = new SlotCounts(() => 0);
  counts.count('mfe-a', '1.0.0', good);
  counts.count('mfe-a', '1.0.1', good);
  for (let index = 0; index < 198; index += 1) counts.count('mfe-b', `1.0.${index}`, good);
  counts.count('mfe-a', '1.0.0', good);
  counts.count('mfe-b', '2.0.0', good);
  expect([counts.of('mfe-a', '1.0.0').starts, counts.of('mfe-a', '1.0.1').starts]).toEqual([2, 0]);
});

it('tells figures of a version, for the status of its team [20.3]', async () => {
  const counts = new SlotCounts(() => HOUR);
  counts.count('mfe-a', '1.0.0', good);
  counts.count('mfe-a', '1.0.0', bad);
  expect(await figuresIn(counts)('mfe-a', '1.0.0')).toEqual({
    starts: 2,
    failures: 1,
    pages: 0,
    silent: 0,
    milliseconds: 100,
    // Nobody keeps what failed.
    lastFailure: null,
  });
});
