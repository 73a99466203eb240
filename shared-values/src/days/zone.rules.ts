import { DAY_MS, type IsoDay } from './day.rules';

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Memoises the format of a named zone: making one costs more than using it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
};

/** Minutes of a numeric offset such as '+02:00', '-0330', '-5' or '+5.5'; null when the zone is none [O2.39]. */
export function offsetMinutes(zone: string): number | null {
  const found = /^([+-])(\d{1,2})(?::?(\d{2})|\.(\d+))?$/.exec(zone);
  if (found === null) return null;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0) + Math.round(Number(`0.${found[4] ?? 0}`) * 60);
  return found[1] === '-' && minutes !== 0 ? -minutes : minutes;
}

/** Minutes by which a zone's clock is ahead of UTC from one moment until another, minutes since 1970. */
export type UtcOffset = readonly [minutes: number, from: number, until: number];

/** The store's zone, with what the server says of its clock, so that the page need not ask `Intl` for the first day. */
export interface StoreZone {
  readonly timeZone: string;
  readonly utcOffset?: UtcOffset | undefined;
}

/** A named zone, a numeric offset, or the store's zone. */
export type Zone = string | StoreZone;

function knownMinutes(ms: number, zone: Zone): number | null {
  if (typeof zone === 'string') return offsetMinutes(zone);
  const { timeZone, utcOffset } = zone;
  if (utcOffset === undefined) return offsetMinutes(timeZone);
  const [minutes, from, until] = utcOffset;
  return from * MINUTE_MS <= ms && ms < until * MINUTE_MS ? minutes : offsetMinutes(timeZone);
}

/**
 * The moment whose UTC fields are those of the zone's clock, to the second. Throws a RangeError for a name that is none.
 */
export function zoneClock(ms: number, zone: Zone): Date {
  const minutes = knownMinutes(ms, zone);
  if (minutes !== null) return new Date(Math.floor(ms / 1000) * 1000 + minutes * MINUTE_MS);
  const part: Record<string, number> = {};
  const format = formatOf(typeof zone === 'string' ? zone : zone.timeZone);
  for (const { type, value } of format.formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** `YYYY-MM-DD HH:mm:ss` of a moment (milliseconds) on the zone's clock. */
export const localTime = (ms: number, zone: Zone): string =>
  zoneClock(ms, zone).toISOString().slice(0, 19).replace('T', ' ');

/** The day it is in the store's time zone at a moment (milliseconds) [O2.39, decisions 26]. */
export const dayInZone = (ms: number, zone: Zone): IsoDay => localTime(ms, zone).slice(0, 10);

/**
 * The moment (milliseconds) of a local time `YYYY-MM-DDTHH:mm[:ss]`; null when it is none. Of an hour that is there twice it is
 * the first; one that the clocks skip is read with the offset from before, so they show it later by what they skip.
 */
export function instantOf(local: string, zone: string): number | null {
  const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  const near = wanted - (zoneClock(wanted - DAY_MS, zone).getTime() - (wanted - DAY_MS));
  const after = near + (wanted - zoneClock(near, zone).getTime());
  return zoneClock(after, zone).getTime() === wanted ? after : near;
}
