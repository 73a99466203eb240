import { pagesToPick } from './pages-to-pick';

it('offers every page of a list that is not long', () => {
  expect(pagesToPick(1, 1)).toEqual([1]);
  expect(pagesToPick(7, 50)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

it('offers of a thousand pages those near the one shown, and others at even steps', () => {
  const near = Array.from({ length: 21 }, (_, index) => 527 + index);
  const even = Array.from({ length: 10 }, (_, index) => (index + 1) * 100);
  expect(pagesToPick(537, 1003)).toEqual([1, ...even, ...near, 1003].sort((one, other) => one - other));
  expect(pagesToPick(1, 1003).slice(0, 13)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100, 200]);
  expect(pagesToPick(1003, 1003).slice(-12)).toEqual([900, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, 1003]);
});

it.each([51, 137, 1000, 10_000, 100_000])(
  'keeps the list of %i pages short, with its ends and the page shown',
  (pages) => {
    for (const page of [1, 2, Math.ceil(pages / 2), pages - 1, pages]) {
      const picked = pagesToPick(page, pages);
      expect(picked.length).toBeLessThanOrEqual(50);
      expect([picked[0], picked.at(-1), picked.includes(page)]).toEqual([1, pages, true]);
      expect(new Set(picked).size).toBe(picked.length);
    }
  },
);
