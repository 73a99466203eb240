import { zoneClock } from '@listings/shared-values';
import { utcOffset } from './utc-offset.rules';

const at = (moment: string) => Date.parse(moment);

it.each([
  ['America/New_York', '2026-11-30T12:00:10Z', -300, '2026-11-01T06:00:00Z', '2027-03-14T07:00:00Z'],
  ['America/New_York', '2026-11-01T05:59:59Z', -240, '2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-11-30T12:00:00Z', 660, '2026-10-03T15:30:00Z', '2027-04-03T15:00:00Z'],
  ['Asia/Tokyo', '2026-11-30T12:00:00Z', 540, '2025-10-06T12:00:00Z', '2028-01-24T12:00:00Z'],
])('knows the clock of %s at %s, and for how long it is that [O2.39]', (zone, now, minutes, from, until) =>
  expect(utcOffset(zone, at(now))).toEqual([minutes, at(from) / 60_000, at(until) / 60_000]),
);

it('tells the time of its whole range as the zone does [O2.39]', () => {
  const now = at('2026-07-01T00:00:00Z');
  const zone = { timeZone: 'Europe/Berlin', utcOffset: utcOffset('Europe/Berlin', now) };
  for (let day = -420; day <= 420; day += 1) {
    const ms = now + day * 86_400_000;
    expect(zoneClock(ms, zone)).toEqual(zoneClock(ms, 'Europe/Berlin'));
  }
});

it.each(['+02:00', 'Atlantis', ''])('has none for %j', (zone) => expect(utcOffset(zone, 0)).toBeUndefined());
