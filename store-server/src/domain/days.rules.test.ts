import { addDays, dayOf, daysBetween, instantOf, intervalId, localTime, weekday } from './days.rules';

describe('days in the store zone', () => {
  const instant = Date.parse('2026-11-20T03:30:00Z');

  it('takes the day from the zone of the store, not of the machine', () => {
    expect(dayOf(instant, 'America/New_York')).toBe('2026-11-19');
    expect(dayOf(instant, 'Asia/Tokyo')).toBe('2026-11-20');
    expect(localTime(instant, '-05:00')).toBe('2026-11-19 22:30:00');
    expect(localTime(instant, '+05:30')).toBe('2026-11-20 09:00:00');
    expect(localTime(Date.parse('2026-11-20T05:00:00Z'), 'America/New_York')).toBe('2026-11-20 00:00:00');
  });

  it('counts days over month ends, leap days and clock changes', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([]);
    expect(weekday('2026-11-20')).toBe(4);
  });

  it.each([
    ['day', '2026-11-20'],
    ['week', '2026-47'],
    ['month', '2026-11'],
    ['quarter', '2026-4'],
    ['year', '2026'],
  ] as const)('names the %s of 20 November 2026 %s', (interval, id) => {
    expect(intervalId('2026-11-20', interval)).toBe(id);
  });

  it('gives the first days of January to the week of the old year', () => {
    expect(intervalId('2027-01-01', 'week')).toBe('2026-53');
    expect(intervalId('2024-12-30', 'week')).toBe('2025-01');
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['2026-11-20T10:00', 'America/New_York', '2026-11-20T15:00:00.000Z'],
    ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-01-01T00:00', '+05:30', '2025-12-31T18:30:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(new Date(instantOf(local, zone) ?? 0).toISOString()).toBe(instant);
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-11-20'])('"%s" is none', (local) => {
    expect(instantOf(local, 'UTC')).toBeNull();
  });
});
