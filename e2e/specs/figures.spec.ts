import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benches } from '../src/bench/benches';
import { withSection } from '../src/bench/figures-page';
import { median, ratioOf } from '../src/bench/ratio';

const page = readFileSync(join(process.cwd(), 'docs/figures.md'), 'utf8');

it.each(benches.map(({ name }) => name))(
  'the page of figures holds what the bench %s measured, and when [19.15]',
  (name) => {
    const start = `<!-- npm run bench -- ${name} --write -->`;
    const text = page.slice(page.indexOf(start) + start.length, page.indexOf(`<!-- end of ${name} -->`)).trim();
    expect(text).toMatch(
      /^\|[^]+\|\n\nMeasured \d{4}-\d\d-\d\d, Node \d+\.\d+\.\d+, \d+ cores, load average \d+\.\d\.$/,
    );
  },
);

it('a bench replaces its own part of the page of figures alone', () => {
  const before = 'A\n\n<!-- npm run bench -- one --write -->\n\nold\n\n<!-- end of one -->\n\nB';
  expect(withSection(before, 'one', 'new')).toBe(before.replace('old', 'new'));
});

it('a bench without a place in the page of figures is named', () => {
  expect(() => withSection('A', 'one', 'new')).toThrow('docs/figures.md has no place for the bench "one".');
});

it('the median of an even number of values is between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN]);
});

it('a ratio is that of costs measured in the same round, with the bounds its median is in [19.15]', () => {
  // The machine is slower in each round, the costs are half of the units throughout.
  expect(ratioOf([10, 20, 30], [20, 40, 60])).toEqual({ median: 0.5, low: 0.5, high: 0.5 });
  const costs = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { median: middle, low, high } = ratioOf(
    costs,
    costs.map(() => 10),
  );
  expect(middle).toBe(0.5);
  expect([low, high]).toEqual([0.2, 0.8]);
});
