import { evidenceIn, ALL_OWNERS, totalOf, type Testimony } from './evidence.rules';

const told = (witness: string, over: Partial<Testimony>): Testimony => ({
  witness,
  starts: 0,
  failures: 0,
  pages: 0,
  silent: 0,
  times: [],
  screens: [],
  ...over,
});

it('takes the word of owners as often as it is given, in whatever hours', () => {
  const words = [
    told(ALL_OWNERS, { starts: 4, failures: 3 }),
    told(ALL_OWNERS, { pages: 5, silent: 4, times: [1, 2, 3] }),
  ];
  expect(evidenceIn(words)).toEqual({ starts: 4, failures: 3, pages: 5, silent: 4, times: [1, 2, 3], screens: [] });
});

it('counts two failures and two silent pages of anybody else, and two times, in all hours together [D-6]', () => {
  const words = [
    told('ann', { starts: 6, failures: 4, pages: 9, silent: 5, times: [1, 2], screens: [1, 2, 3] }),
    told('ann', { starts: 3, failures: 3, times: [3] }),
  ];
  // Of nine starts seven failed: five of them were never told, as it were.
  expect(evidenceIn(words)).toEqual({ starts: 4, failures: 2, pages: 6, silent: 2, times: [1, 2], screens: [1, 2] });
  expect(totalOf(words)).toMatchObject({ starts: 9, failures: 7, pages: 9, silent: 5 });
});

it('adds up what several people told, and takes failures back in another hour than they were', () => {
  const words = [
    told('ann', { starts: 3, failures: 3 }),
    told('ben', { starts: 2, failures: 2 }),
    told('ben', { failures: -1 }),
  ];
  expect(evidenceIn(words)).toMatchObject({ starts: 4, failures: 3 });
  expect(evidenceIn([told('ann', { failures: -1 }), told('ben', { failures: 1 })]).failures).toBe(1);
});
