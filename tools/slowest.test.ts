import { slowestFiles } from './slowest.mjs';

const file = (name: string, seconds: number) => ({
  name: `/store/${name}`,
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
});

it('names the ten files that took longest, the longest first, and none that was quick', () => {
  const many = Array.from({ length: 12 }, (_, index) => file(`e2e/${index}.spec.ts`, index + 0.5));
  const lines = slowestFiles({ testResults: many }, '/store');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('       11.5 s  e2e/11.spec.ts');
  expect(lines.at(-1)).toBe('        2.5 s  e2e/2.spec.ts');
  expect(slowestFiles({ testResults: [file('a.test.ts', 1.9), file('b.test.ts', 2)] }, '/store')).toEqual([
    '        2.0 s  b.test.ts',
  ]);
});

it('says nothing of a run of one file', () => {
  expect(slowestFiles({ testResults: [file('a.test.ts', 90)] }, '/store')).toEqual([]);
});
