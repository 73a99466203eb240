import type { ActivityKind, ApiInput } from '@listings/shared-api/contract';
import { useLocation, usePage } from '@listings/shared-app';
import type { AppLocation } from '@listings/shared-machines';
import { addDays, type Days, type IsoDay } from '@listings/shared-values';
import { useMemo } from 'react';
import { activityTexts } from '../messages/activity.texts';
import { settingsPath } from '../screens/places';

/** What the address asks for; empty texts ask for nothing. */
export interface ActivityFilter {
  readonly search: string;
  readonly person: string;
  readonly kind: ActivityKind | '';
  /** Id of an object of the kind. */
  readonly object: string;
  /** Days of the store, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

const kinds: Readonly<Record<ActivityKind, string>> = activityTexts.kinds;

/** Kinds of objects to filter by, in the order they are offered. */
export const activityKinds = Object.keys(kinds) as readonly ActivityKind[];

/** The kind of this name; undefined for one that a later store may have. */
export const kindOf = (name: string | undefined): ActivityKind | undefined =>
  activityKinds.find((kind) => kind === name);

const day = /^2\d{3}-\d\d-\d\d$/;

/** True for days that the activity can be asked for. */
const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));

function filterOf(params: Readonly<Record<string, string>>): ActivityFilter {
  const kind = kindOf(params['kind']);
  const dayOf = (key: string) => (isDay(params[key] ?? '') ? (params[key] ?? '') : '');
  return {
    search: (params['search'] ?? '').trim().slice(0, 200),
    person: (params['person'] ?? '').slice(0, 100),
    kind: kind ?? '',
    object: kind ? (params['object'] ?? '').slice(0, 100) : '',
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** Days that changes are kept for. */
const keptDays = 400;

/** First and last day of a filter, one of which an address may leave open; null for any. */
export const daysOf = ({ from, to }: Pick<ActivityFilter, 'from' | 'to'>, today: IsoDay): Days | null =>
  from === '' && to === '' ? null : { after: from || addDays(today, -keptDays), before: to || today };

const filled = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], ''> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as {
    [K in keyof T]?: Exclude<T[K], ''>;
  };

/** Place of the activity with a filter, and an entry that is open. */
export const activityPlace = (filter: Partial<ActivityFilter>, entry?: number): AppLocation => {
  const place = settingsPath('/activity');
  return { ...place, params: { ...place.params, ...filled(filter), ...(entry ? { entry: String(entry) } : {}) } };
};

/** The filter as the call takes it. */
export const activityQuery = ({
  from,
  to,
  ...others
}: ActivityFilter): NonNullable<ApiInput<'listActivity'>['query']> => filled({ ...others, after: from, before: to });

export interface ActivityPlaceView {
  readonly filter: ActivityFilter;
  /** Entry that the address opens; null for none. */
  readonly entry: number | null;
  readonly isFiltered: boolean;
  readonly change: (change: Partial<ActivityFilter>) => void;
  readonly open: (entry: number | null) => void;
}

/** What the address says of the activity. */
export function useActivityPlace(): ActivityPlaceView {
  const { navigation } = usePage();
  const { params } = useLocation();
  const filter = useMemo(() => filterOf(params ?? {}), [params]);
  const entry = Number(params?.['entry']);
  const isEntry = Number.isSafeInteger(entry) && entry > 0;
  const to = (place: AppLocation) => navigation.to(place, { replace: true });
  return {
    filter,
    entry: isEntry ? entry : null,
    isFiltered: Object.values(filter).some((value) => value !== ''),
    change: (changed) => to(activityPlace({ ...filter, ...changed })),
    open: (id) => to(activityPlace(filter, id ?? undefined)),
  };
}
