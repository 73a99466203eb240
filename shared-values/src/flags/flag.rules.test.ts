import { flagFault, flagValue, flagValueIn, isStaleFlag, type Flags } from './flag.rules';

const about = { purpose: 'Tries it', until: '2026-11-20' };
const flags = {
  isDense: { kind: 'boolean', default: false, ...about },
  layout: { kind: 'word', words: ['narrow', 'wide'], default: 'narrow', ...about },
  rows: { kind: 'number', least: 5, most: 50, default: 10, ...about },
} as const satisfies Flags;

it.each([
  ['isDense', true, null],
  ['isDense', false, null],
  ['isDense', 'true', 'is neither true nor false'],
  ['isDense', 1, 'is neither true nor false'],
  ['layout', 'wide', null],
  ['layout', 'huge', 'is none of narrow, wide'],
  ['layout', true, 'is none of narrow, wide'],
  ['rows', 5, null],
  ['rows', 50, null],
  ['rows', 4, 'is no whole number from 5 to 50'],
  ['rows', 51, 'is no whole number from 5 to 50'],
  ['rows', 5.5, 'is no whole number from 5 to 50'],
  ['rows', '10', 'is no whole number from 5 to 50'],
] as const)('%s %j: %j [20.12]', (name, value, fault) => {
  expect(flagFault(flags[name], value)).toBe(fault);
});

it('gives the default where nothing is set, or what does not fit [20.12]', () => {
  expect([flagValue(flags.isDense, undefined), flagValue(flags.isDense, true), flagValue(flags.isDense, 'on')]).toEqual(
    [false, true, false],
  );
  const layout: 'narrow' | 'wide' = flagValue(flags.layout, 'wide');
  const rows: number = flagValue(flags.rows, 500);
  expect([layout, rows]).toEqual(['wide', 10]);
});

it('is stale when its last day has passed in every zone [20.12]', () => {
  expect(isStaleFlag(flags.rows, Date.parse('2026-11-21T11:59:59Z'))).toBe(false);
  expect(isStaleFlag(flags.rows, Date.parse('2026-11-21T12:00:00Z'))).toBe(true);
});

it('reads values as they are typed [20.12]', () => {
  expect(['true', 'false', '20', '-5', '1.5', 'wide'].map(flagValueIn)).toEqual([true, false, 20, -5, '1.5', 'wide']);
});
