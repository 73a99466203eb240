import { failsTooOften, SlotCounts } from './slot-counts';

it('counts starts and failures by application and version', () => {
  const counts = new SlotCounts();
  counts.count('mfe-a', '1.0.0', false);
  counts.count('mfe-a', '1.0.0', true);
  counts.count('mfe-a', '1.1.0', true);
  expect([counts.of('mfe-a', '1.0.0'), counts.of('mfe-a', '1.1.0'), counts.of('mfe-b', '1.0.0')]).toEqual([
    { starts: 2, failures: 1 },
    { starts: 1, failures: 1 },
    { starts: 0, failures: 0 },
  ]);
});

it('forgets what was counted longest ago, not what is still used', () => {
  const counts = new SlotCounts();
  counts.count('mfe-a', '1.0.0', false);
  counts.count('mfe-a', '1.0.1', false);
  for (let index = 0; index < 198; index += 1) counts.count('mfe-b', `1.0.${index}`, false);
  counts.count('mfe-a', '1.0.0', false);
  counts.count('mfe-b', '2.0.0', false);
  expect([counts.of('mfe-a', '1.0.0').starts, counts.of('mfe-a', '1.0.1').starts]).toEqual([2, 0]);
});

const cases: readonly (readonly [number, number, boolean])[] = [
  [3, 2, false],
  [3, 3, true],
  [300, 3, false],
  [299, 3, true],
  [1000, 10, false],
  [1000, 11, true],
];

it.each(cases)('of %i starts %i failures are too many: %s [D-6]', (starts, failures, tooMany) => {
  expect(failsTooOften({ starts, failures })).toBe(tooMany);
});
