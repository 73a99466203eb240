import {
  choiceOfQuery,
  queryOfChoice,
  resolveDateRange,
  resolveDays,
  type DateRange,
  type DateRangeChoice,
  type StoreCalendar,
} from '@listings/shared-machines';
import { useMemo } from 'react';
import { usePage, useLocation } from '@listings/shared-app';
import { rangeText } from '@listings/shared-ui';
import { useToday } from './use-today';

/** A screen with figures, as its events name it. Source: contract §3T. */
export type FigureScreen = 'dashboard' | 'reports-programs' | 'reports-products';

export interface DateRangeView {
  readonly choice: DateRangeChoice;
  /** The chosen days and those they are compared with, in the store's calendar. */
  readonly range: DateRange;
  readonly calendar: StoreCalendar;
  /** Writes another choice into the address. */
  readonly choose: (choice: DateRangeChoice) => void;
}

const ownParams: ReadonlySet<string> = new Set(['period', 'compare', 'after', 'before', 'interval']);

/** Parameters of an address that define the date range, to take along to another screen. */
export const dateRangeParams = (params: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => ownParams.has(name)));

const otherParams = (params: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !ownParams.has(name)));

/** The date range of the address; month to date against the year before when it has none. Source: O2.20–O2.25, decisions 26. */
export function useDateRange(screen: FigureScreen): DateRangeView {
  const { bootstrap, language, navigation, tracking } = usePage();
  const { path, params } = useLocation();
  const choice = useMemo(() => choiceOfQuery(params ?? {}), [params]);
  const calendar = { today: useToday(), weekStartsOn: bootstrap.weekStartsOn, locale: language };
  const choose = (next: DateRangeChoice) => {
    const { after, before } = resolveDays(next, calendar).primary;
    const { period, compare } = next;
    tracking.record('gla_datepicker_update', { report: screen, period, compare, before, after });
    navigation.to({ path, params: { ...otherParams(params), ...queryOfChoice(next) } });
  };
  return { choice, range: resolveDateRange(choice, calendar, rangeText), calendar, choose };
}
