import type { ApiInput, ApiKey } from '@listings/shared-api/contract';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 365;
const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** When a key may end: after so many days, or on a day of its own. */
export const keyEnds = ['30', '90', '365', 'day'] as const;
type End = (typeof keyEnds)[number];
export const isKeyEnd = (value: string): value is End => keyEnds.some((end) => end === value);

type KeyRole = ApiInput<'createApiKey'>['body']['role'];
/** What a key may do. */
export const keyRoles: readonly KeyRole[] = ['viewer', 'feed-manager', 'advertiser'];
export const isKeyRole = (value: string): value is KeyRole => keyRoles.some((role) => role === value);

/** A key as it is typed. */
export interface KeyForm {
  readonly name: string;
  readonly role: KeyRole;
  readonly limit: string;
  readonly end: End;
  /** Last day, where it is chosen by itself: `YYYY-MM-DD`. */
  readonly day: string;
}

/** Before anything is typed. */
export const emptyKeyForm: KeyForm = { name: '', role: 'viewer', limit: '', end: '90', day: '' };

/** True where both say the same. */
export const isSameForm = (one: KeyForm, other: KeyForm | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const dayAfter = (now: number, days: number): string => new Date(now + days * DAY_MS).toISOString().slice(0, 10);

/** Today in UTC, as the server counts it, and the days between which the last one lies. */
export const apiKeyDays = (now: number) => {
  const today = dayAfter(now, 0);
  return { today, first: today, last: dayAfter(now, LONGEST_DAYS) };
};

/** Last day of the key in UTC, as the server counts it. */
const lastDay = ({ end, day }: KeyForm, now: number): string => (end === 'day' ? day : dayAfter(now, Number(end)));

type Problem = 'noName' | 'taken' | 'wrongLimit' | 'wrongDay';

/** Everything that stands against making the key. */
export function apiKeyProblems(form: KeyForm, keys: readonly ApiKey[], now: number): readonly Problem[] {
  const name = form.name.trim().toLowerCase();
  const isTaken = keys.some((key) => key.state === 'active' && key.name.toLowerCase() === name);
  const day = lastDay(form, now);
  const { first, last } = apiKeyDays(now);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= first && day <= last;
  return [
    ...(name === '' ? (['noName'] as const) : []),
    ...(isTaken ? (['taken'] as const) : []),
    ...(form.role === 'advertiser' && form.limit !== '' && !AMOUNT.test(form.limit) ? (['wrongLimit'] as const) : []),
    ...(isDay ? [] : (['wrongDay'] as const)),
  ];
}

/** The call that makes the key. */
export const apiKeyBody = (form: KeyForm, now: number) => ({
  name: form.name.trim(),
  role: form.role,
  spend_limit: form.role === 'advertiser' && form.limit !== '' ? Number(form.limit.replace(',', '.')) : null,
  end: lastDay(form, now),
});
