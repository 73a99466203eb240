import { hasSameCountries } from '../countries/country-set.rules';
import type { AudienceForm, ClearableRate, Clearing, ClearingStatus } from './audience.rules';

/** Milliseconds that Undo of a clearing is kept for who reloads the page or comes back to the step. */
const undoKeptMs = 120_000;

/** Status of a clearing when the page was unloaded: done, or interrupted with an unknown result. */
export interface ClearingResumption {
  readonly status: 'cleared' | 'failed';
  /** The audience Undo goes back to. */
  readonly undoTo: AudienceForm;
  /** Deleted data. */
  readonly clearing: Clearing;
  /** All shipping data there was before. */
  readonly before: Clearing;
}

/** Part of a clearing that may outlive the page: countries, rates and times, no personal data [B-5]. */
export interface KeptClearing extends ClearingResumption {
  /** The audience it belongs to. */
  readonly audience: AudienceForm;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const keptAs: Readonly<Partial<Record<ClearingStatus, ClearingResumption['status']>>> = {
  deleting: 'failed',
  failed: 'failed',
  cleared: 'cleared',
  // Bringing back can be done again: it makes the data what it was.
  restoring: 'cleared',
  notRestored: 'cleared',
};

interface ClearingNow {
  readonly form: AudienceForm;
  readonly clearingStatus: ClearingStatus;
  readonly clearing: Clearing;
  readonly before: Clearing;
  readonly undoTo: AudienceForm | null;
}

/** Record of a clearing to keep; null while there is nothing to restore. `now` in milliseconds since 1970. */
export function keptClearingOf(
  { form, clearingStatus, clearing, before, undoTo }: ClearingNow,
  now: number,
): KeptClearing | null {
  const status = keptAs[clearingStatus];
  return status === undefined || undoTo === null ? null : { status, undoTo, clearing, before, audience: form, at: now };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isForm(value: unknown): value is AudienceForm {
  if (!isRecord(value)) return false;
  const { location, countries } = value;
  return (location === 'all' || location === 'selected') && Array.isArray(countries) && countries.every(isCode);
}

function isRate(value: unknown): value is ClearableRate {
  if (!isRecord(value) || !isRecord(value['options'])) return false;
  const { id, country, currency, rate, options } = value;
  const threshold = options['free_shipping_threshold'];
  return (
    typeof id === 'string' &&
    isCode(country) &&
    typeof currency === 'string' &&
    isAmount(rate) &&
    (threshold === undefined || isAmount(threshold))
  );
}

const isTime = (value: unknown): value is Clearing['times'][number] =>
  isRecord(value) && isCode(value['countryCode']) && isAmount(value['time']);

const isClearing = (value: unknown): value is Clearing =>
  isRecord(value) &&
  Array.isArray(value['rates']) &&
  value['rates'].every(isRate) &&
  Array.isArray(value['times']) &&
  value['times'].every(isTime);

/** Validated record of a clearing, as long as it is recent and belongs to this audience; else null. */
export function readKeptClearing(kept: unknown, audience: AudienceForm, now: number): ClearingResumption | null {
  if (!isRecord(kept)) return null;
  const { status, undoTo, clearing, before, audience: kin, at } = kept;
  if (status !== 'cleared' && status !== 'failed') return null;
  if (!isForm(undoTo) || !isForm(kin) || !isClearing(clearing) || !isClearing(before)) return null;
  const isYoung = typeof at === 'number' && at <= now && now - at <= undoKeptMs;
  const isOfThis = kin.location === audience.location && hasSameCountries(kin.countries, audience.countries);
  return isYoung && isOfThis ? { status, undoTo, clearing, before } : null;
}
