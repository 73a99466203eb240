import { estimateOf } from './campaign-estimate.rules';
import { campaignFigures } from './figures.rules';

const today = '2026-11-22';
const estimate = (countries: readonly string[], budget = 2000) => estimateOf(countries, budget, 100, today);

it('gives a range a week, with the number of similar stores and days it is over', () => {
  const found = estimate(['US', 'GB']);
  expect(found).toMatchObject({ days: 28, stores: 60 });
  expect(found!.clicks.low).toBeLessThan(found!.clicks.high);
  expect(found!.conversions.low).toBeLessThanOrEqual(found!.conversions.high);
});

it('gives the same range for the same question', () => {
  expect(estimate(['US'])).toEqual(estimate(['US']));
});

it('expects more of a higher budget', () => {
  const [lower, higher] = [estimate(['US'], 2000), estimate(['US'], 6000)];
  expect(higher!.clicks.low).toBeGreaterThan(lower!.clicks.high);
  expect(higher!.conversions.low).toBeGreaterThan(lower!.conversions.low);
});

it('knows nothing of countries without stores', () => {
  expect(estimate(['CN'])).toBeNull();
});

it('holds for campaigns as the sandbox plays them: most of their weeks lie in it', () => {
  const { clicks } = estimate(['US', 'GB', 'DE'])!;
  const weeks = Array.from({ length: 100 }, (_, id) => {
    const figures = campaignFigures(id, 100);
    return Array.from({ length: 7 }, (_day, day) => figures(`2026-11-${15 + day}`, 2000).clicks);
  }).map((days) => days.reduce((sum, day) => sum + day, 0));
  const within = weeks.filter((week) => week >= clicks.low && week <= clicks.high);
  expect(within.length).toBeGreaterThan(60);
});
