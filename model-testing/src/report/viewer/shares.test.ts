import { totalsOf, trendOf } from './shares';

it('says what became more and less since another report, and nothing where it is as it was', () => {
  expect(trendOf({ covered: 5, of: 8 }, { covered: 3, of: 9 })).toBe('+2 covered, −1 in all');
  expect(trendOf({ covered: 5, of: 8 }, { covered: 5, of: 7 })).toBe('+1 in all');
  expect(trendOf({ covered: 5, of: 8 }, { covered: 5, of: 8 })).toBeNull();
  expect(trendOf({ covered: 5, of: 8 }, undefined)).toBe('new');
});

it('adds the shares of all machines up, each with its own kind', () => {
  const share = (covered: number, of: number) => ({ covered, of });
  expect(totalsOf([[share(1, 2), share(3, 4)], [share(10, 20)]])).toEqual([
    share(11, 22),
    share(3, 4),
    ...Array.from({ length: 3 }, () => share(0, 0)),
  ]);
});
