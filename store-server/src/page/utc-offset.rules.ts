import { DAY_MS, offsetMinutes, zoneClock, type UtcOffset } from '@listings/shared-values';

const MINUTE_MS = 60_000;
/** Shorter than any time for which a country puts its clocks forward. */
const STEP_MS = 7 * DAY_MS;
/** Steps of somewhat more than a year, in both directions: what a screen tells the time of is seldom older. */
const STEPS = 60;

const minutesAt = (ms: number, zone: string): number => (zoneClock(ms, zone).getTime() - ms) / MINUTE_MS;

/** The moment, to the minute, from which the clock differs from that of `same`; `other` is one at which it does. */
function turnBetween(same: number, other: number, zone: string): number {
  const minutes = minutesAt(same, zone);
  let [kept, turned] = [same, other];
  while (Math.abs(turned - kept) > MINUTE_MS) {
    const middle = Math.round((kept + turned) / 2 / MINUTE_MS) * MINUTE_MS;
    if (minutesAt(middle, zone) === minutes) kept = middle;
    else turned = middle;
  }
  return same < other ? turned : kept;
}

/** The end, in one direction, of the time for which the clock is as it is at `at`. */
function endFrom(at: number, step: number, zone: string): number {
  const minutes = minutesAt(at, zone);
  for (let count = 1; count <= STEPS; count += 1)
    if (minutesAt(at + count * step, zone) !== minutes)
      return turnBetween(at + (count - 1) * step, at + count * step, zone);
  return at + STEPS * step;
}

function offsetAt(zone: string, now: number): UtcOffset {
  const at = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return [minutesAt(at, zone), endFrom(at, -STEP_MS, zone) / MINUTE_MS, endFrom(at, STEP_MS, zone) / MINUTE_MS];
}

const known = new Map<string, UtcOffset>();

/** The clock of a named zone at a moment (milliseconds), and for how long it is that; undefined for a numeric offset, and for no zone. */
export function utcOffset(zone: string, now: number): UtcOffset | undefined {
  if (offsetMinutes(zone) !== null) return undefined;
  const found = known.get(zone);
  if (found && found[1] * MINUTE_MS <= now && now < found[2] * MINUTE_MS) return found;
  try {
    const offset = offsetAt(zone, now);
    known.set(zone, offset);
    return offset;
  } catch {
    // No zone that this runtime knows.
    return undefined;
  }
}
