import fc from 'fast-check';
import { dayInZone, instantOf, localTime, offsetMinutes, zoneClock } from './zone.rules';

const instant = Date.parse('2026-11-20T03:30:00Z');

it.each([
  ['+02:00', 120],
  ['-0330', -210],
  ['-5', -300],
  ['+5.5', 330],
  ['+05:45', 345],
  ['+0', 0],
  ['-00:00', 0],
])('reads the offset %s as %d minutes [O2.39]', (zone, minutes) => expect(offsetMinutes(zone)).toBe(minutes));

it.each(['UTC', 'Europe/Berlin', '', '5', '+5:5', '+02:00 ', '++2'])('takes %j for no offset', (zone) =>
  expect(offsetMinutes(zone)).toBeNull(),
);

it('takes the day from the zone of the store, not of the machine [O2.39]', () => {
  expect(dayInZone(instant, 'America/New_York')).toBe('2026-11-19');
  expect(dayInZone(instant, 'Asia/Tokyo')).toBe('2026-11-20');
  expect(dayInZone(instant, '-5')).toBe('2026-11-19');
  expect(localTime(instant, '-05:00')).toBe('2026-11-19 22:30:00');
  expect(localTime(instant, '+5.5')).toBe('2026-11-20 09:00:00');
  expect(localTime(Date.parse('2026-11-20T05:00:00Z'), 'America/New_York')).toBe('2026-11-20 00:00:00');
});

it.each([
  ['2026-11-20T10:00', 'America/New_York', '2026-11-20T15:00:00.000Z'],
  ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-01-01T00:00', '+05:30', '2025-12-31T18:30:00.000Z'],
])('%s in %s is %s', (local, zone, expected) => {
  expect(new Date(instantOf(local, zone) ?? 0).toISOString()).toBe(expected);
});

it.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29 03:30:00', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T02:00', 'Europe/Berlin', '2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-08T02:59', 'America/New_York', '2026-03-08 03:59:00', '2026-03-08T07:59:00.000Z'],
  ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-04 02:40:00', '2026-10-03T15:40:00.000Z'],
  ['2026-09-06T00:00', 'America/Santiago', '2026-09-06 01:00:00', '2026-09-06T04:00:00.000Z'],
])('moves %s, which the clocks of %s skip, on by what they skip: %s', (local, zone, shown, expected) => {
  const found = instantOf(local, zone) ?? 0;
  expect([localTime(found, zone), new Date(found).toISOString()]).toEqual([shown, expected]);
});

it.each([
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:00', 'America/New_York', '2026-11-01T05:00:00.000Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
])('takes the first of the two times that the clocks show %s in %s', (local, zone, expected) => {
  expect(new Date(instantOf(local, zone) ?? 0).toISOString()).toBe(expected);
});

it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-11-20'])('takes %j for no local time', (local) => {
  expect(instantOf(local, 'UTC')).toBeNull();
});

const moment = fc.integer({ min: Date.parse('1975-01-01'), max: Date.parse('2090-01-01') });

it('writes an offset as the named zone that never changes its clock', () => {
  const pairs = fc.constantFrom(['+05:30', 'Asia/Kolkata'], ['+9', 'Asia/Tokyo'], ['-7', 'Etc/GMT+7'] as const);
  const recent = fc.integer({ min: Date.parse('1975-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(recent, pairs, (ms, [offset, name]) => {
      expect(localTime(ms, offset ?? '')).toBe(localTime(ms, name ?? ''));
    }),
  );
});

it('comes back to the moment from its local time, but in the hour that is there twice', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', '+05:45');
  fc.assert(
    fc.property(moment, zone, (ms, name) => {
      const second = Math.floor(ms / 1000) * 1000;
      const local = localTime(second, name);
      const found = instantOf(local.replace(' ', 'T'), name) ?? Number.NaN;
      expect(localTime(found, name)).toBe(local);
      expect([0, 1_800_000, 3_600_000]).toContain(second - found);
      expect(zoneClock(second, name).toISOString()).toBe(`${local.replace(' ', 'T')}.000Z`);
    }),
  );
});

it('takes the clock of the store from what its server says, for as long as that holds [O2.39]', () => {
  const [from, until] = [instant / 60_000 - 1, instant / 60_000 + 1];
  // Not New York's own, so that it shows which one counts.
  const zone = { timeZone: 'America/New_York', utcOffset: [60, from, until] } as const;
  expect(localTime(instant, zone)).toBe('2026-11-20 04:30:00');
  expect(localTime(from * 60_000, zone)).toBe('2026-11-20 04:29:00');
  expect(localTime(from * 60_000 - 1, zone)).toBe('2026-11-19 22:28:59');
  expect(localTime(until * 60_000, zone)).toBe('2026-11-19 22:31:00');
  expect(dayInZone(instant, { timeZone: 'Asia/Tokyo' })).toBe('2026-11-20');
  expect(dayInZone(instant, { timeZone: '-5' })).toBe('2026-11-19');
});
