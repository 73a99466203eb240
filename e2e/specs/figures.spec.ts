import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benches } from '../src/bench/benches';
import { withSection } from '../src/bench/figures-page';

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
