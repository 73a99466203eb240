import { addDays, instantOf, localTime, type IsoDay } from '@listings/shared-values';
import type { AlertSettings, QuietHours } from './alert-settings.store';

export type TimeSettings = Pick<AlertSettings, 'digest' | 'digestHour' | 'quiet'>;

const dayAt = (at: number, zone: string): IsoDay => localTime(at, zone).slice(0, 10);

const hourAt = (at: number, zone: string): number => Number(localTime(at, zone).slice(11, 13));

/** The instant of an hour of the store's clock; an hour that summer time leaves out is the next one. */
const instantAt = (day: IsoDay, hour: number, zone: string): number | null =>
  instantOf(`${day}T${String(hour).padStart(2, '0')}:00`, zone);

/** The time itself, or the end of the quiet hours in which it lies. */
export function afterQuiet(at: number, quiet: QuietHours | null, zone: string): number {
  if (quiet === null || quiet.from === quiet.to) return at;
  const { from, to } = quiet;
  const hour = hourAt(at, zone);
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return at;
  const today = dayAt(at, zone);
  return instantAt(hour < to ? today : addDays(today, 1), to, zone) ?? at;
}

const isMonday = (day: IsoDay): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** When the next digest after a time is sent: each day, or each Monday, at the reader's hour. */
function digestAfter(at: number, { digest, digestHour }: TimeSettings, zone: string): number {
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = addDays(dayAt(at, zone), ahead);
    const time = instantAt(day, digestHour, zone);
    if (time !== null && time > at && (digest === 'daily' || isMonday(day))) return time;
  }
  return at;
}

/** When what happens now is to be sent to a reader. */
export const dueAt = (now: number, settings: TimeSettings, zone: string): number =>
  afterQuiet(settings.digest === 'off' ? now : digestAfter(now, settings, zone), settings.quiet, zone);
