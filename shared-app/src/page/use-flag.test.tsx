import type { FlagValues } from '@listings/shared-values/flags';
import { render, screen } from '@testing-library/react';
import { createFakePage, FakePageRoot } from '../testing';
import { useFlag, type Flags } from './use-flag';

const about = { purpose: 'Tries it', until: '2026-12-31' };
const flags = {
  isDense: { kind: 'boolean', default: false, ...about },
  layout: { kind: 'word', words: ['narrow', 'wide'], default: 'narrow', ...about },
  rows: { kind: 'number', least: 5, most: 50, default: 10, ...about },
} as const satisfies Flags;

function Values() {
  // The types are those of the declaration.
  const isDense: boolean = useFlag(flags, 'isDense');
  const layout: 'narrow' | 'wide' = useFlag(flags, 'layout');
  const rows: number = useFlag(flags, 'rows');
  return <output>{JSON.stringify([isDense, layout, rows])}</output>;
}

const valuesWith = (set?: FlagValues): unknown => {
  render(
    <FakePageRoot fake={createFakePage(set === undefined ? {} : { flags: set })}>
      <Values />
    </FakePageRoot>,
  );
  return JSON.parse(screen.getByRole('status').textContent ?? '');
};

it.each([
  ['the defaults where the page brings none', undefined, [false, 'narrow', 10]],
  ['what is set', { isDense: true, layout: 'wide', rows: 20 }, [true, 'wide', 20]],
  ['the default where only others are set', { rows: 20 }, [false, 'narrow', 20]],
  [
    'the default in place of what this build does not declare so',
    { isDense: 1, layout: 'huge', rows: 51 },
    [false, 'narrow', 10],
  ],
] as const)('gives %s [20.12]', (_what, set, values) => {
  expect(valuesWith(set)).toEqual(values);
});
