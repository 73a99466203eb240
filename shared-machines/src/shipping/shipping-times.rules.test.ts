import {
  canAddTime,
  countriesWithoutTime,
  diffTimes,
  removeTimes,
  restoreTimes,
  setTimeGroup,
  timeRows,
} from './shipping-times.rules';

const time = (countryCode: string, days: number) => ({ countryCode, time: days });

it('groups countries that share a time, and shows one empty row for all while there is none [S2.26, S4.16]', () => {
  expect(timeRows([time('US', 3), time('GB', 5), time('CA', 3)], ['US', 'GB', 'CA'])).toEqual([
    { countries: ['US', 'CA'], time: 3 },
    { countries: ['GB'], time: 5 },
  ]);
  expect(timeRows([], ['US', 'GB'])).toEqual([{ countries: ['US', 'GB'], time: null }]);
});

it('lets add a time once there is one and a country has none [S2.26]', () => {
  expect(canAddTime([], ['US'])).toBe(false);
  expect(canAddTime([time('US', 3)], ['US'])).toBe(false);
  expect(canAddTime([time('US', 3)], ['US', 'GB'])).toBe(true);
  expect(countriesWithoutTime([time('US', 3)], ['US', 'GB'])).toEqual(['GB']);
});

it('keeps a country in one time only: it is taken from the other rows [S4.16]', () => {
  const times = [time('US', 3), time('CA', 3), time('GB', 5)];
  expect(setTimeGroup(times, { countries: ['GB', 'US', 'DE'], time: 4 }, ['GB'])).toEqual([
    time('US', 4),
    time('CA', 3),
    time('GB', 4),
    time('DE', 4),
  ]);
});

it('takes the time from countries that were dropped from the row [S4.16]', () => {
  expect(setTimeGroup([time('US', 3), time('CA', 3)], { countries: ['US'], time: 3 }, ['US', 'CA'])).toEqual([
    time('US', 3),
  ]);
  expect(removeTimes([time('US', 3), time('GB', 5)], ['US'])).toEqual([time('GB', 5)]);
});

it('saves what differs, once for each time, and deletes what is gone [S4.16]', () => {
  const saved = [time('US', 3), time('GB', 5), time('CA', 5)];
  const current = [time('US', 3), time('GB', 7), time('DE', 7)];
  expect(diffTimes(saved, current)).toEqual({ changed: [{ countries: ['GB', 'DE'], time: 7 }], removed: ['CA'] });
  expect(diffTimes(saved, saved)).toEqual({ changed: [], removed: [] });
});

it('brings the times of some countries back and leaves the others as they are [S5.12]', () => {
  const before = [
    { countryCode: 'US', time: 3 },
    { countryCode: 'CA', time: 3 },
  ];
  const now = [
    { countryCode: 'US', time: 0 },
    { countryCode: 'GB', time: 8 },
    { countryCode: 'CA', time: 5 },
  ];
  expect(restoreTimes(now, before, ['US', 'GB'])).toEqual([
    { countryCode: 'CA', time: 5 },
    { countryCode: 'US', time: 3 },
  ]);
});
