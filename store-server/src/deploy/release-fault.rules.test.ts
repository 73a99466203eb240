import { releaseFault } from './release-fault.rules';
import type { Tally } from './evidence.rules';

const tally = (over: Partial<Tally>): Tally => ({
  starts: 0,
  failures: 0,
  pages: 0,
  silent: 0,
  times: [],
  screens: [],
  ...over,
});

/** Starts and failures of a version, then of the one it is compared with; too many? */
const failures: readonly (readonly [number, number, number, number, boolean])[] = [
  [3, 2, 0, 0, false],
  [3, 3, 0, 0, true],
  [300, 3, 0, 0, false],
  [299, 3, 0, 0, true],
  [100, 20, 100, 10, false],
  [100, 22, 100, 10, true],
];

it.each(failures)(
  'of %i starts %i failures beside %i with %i are too many: %s [D-6]',
  (starts, failed, of, usual, is) => {
    const fault = releaseFault(
      'mfe-a 1.1.0',
      tally({ starts, failures: failed }),
      tally({ starts: of, failures: usual }),
    );
    expect(fault).toBe(is ? `${failed} of ${starts} starts of mfe-a 1.1.0 failed` : null);
  },
);

it('takes pages that fall silent for failures where more do so than with the other version', () => {
  const known = tally({ pages: 10, silent: 8 });
  const said = (pages: number, silent: number) => releaseFault('mfe-a 1.1.0', tally({ pages, silent }), known);
  expect([said(10, 6), said(2, 2), said(4, 3)]).toEqual([
    null,
    null,
    '3 of 4 pages with mfe-a 1.1.0 fell silent before they had started',
  ]);
});

it('compares how long most starts take, not a single one', () => {
  const known = tally({ starts: 5, times: [400, 400, 400, 400, 9000] });
  const said = (...times: number[]) => releaseFault('mfe-a 1.1.0', tally({ starts: times.length, times }), known);
  expect([said(400, 400, 400, 9000, 9000), said(9000, 9000, 9000), said(1800, 1800, 1800, 1800, 1800)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(said(400, 400, 1801, 1900, 2000)).toBe(
    'mfe-a 1.1.0 starts in 1.8 s, the version it is compared with in 0.4 s',
  );
});

it('compares how long screens take until they have their content, as it does starts [20.1]', () => {
  const times = [400, 400, 400, 400, 400];
  const said = (known: readonly number[], ...screens: number[]) =>
    releaseFault('mfe-a 1.1.0', tally({ starts: 5, times, screens }), tally({ starts: 5, times, screens: known }));
  const slow = [5000, 5000, 5000, 5000, 5000];
  expect([said([], ...slow), said([900], ...slow), said([900, 900, 900, 900, 900], 2800, 2800, 2800)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(said([900, 900, 900, 900, 900], ...slow)).toBe(
    'mfe-a 1.1.0 shows its screens in 5.0 s, the version it is compared with in 0.9 s',
  );
});
