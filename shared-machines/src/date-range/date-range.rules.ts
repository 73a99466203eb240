import {
  addDays,
  addMonths,
  comparisons,
  countDays,
  defaultDateRange,
  isIsoDay,
  periods,
  resolveDays,
  type Calendar,
  type Comparison,
  type DateRangeChoice,
  type Days,
  type IsoDay,
  type Period,
} from '@listings/shared-values';

// The days of a choice are resolved in shared-values, which the server uses as well.
export { comparisons, defaultDateRange, periods, resolveDays, type Comparison, type DateRangeChoice, type Period };

/** Today, in the store's time zone, and the first day of the week for this store. */
export interface StoreCalendar extends Calendar {
  /** BCP 47 tag to write ranges in. */
  readonly locale: string;
}

export interface DayRange extends Days {
  /** The period, or the comparison for the second range: a key of its label. */
  readonly label: Period | Comparison;
  /** The days as the locale writes them. */
  readonly range: string;
}

/** A resolved choice [O2.25]. */
export interface DateRange {
  readonly primary: DayRange;
  readonly secondary: DayRange;
}

type Query = Readonly<Record<string, string | undefined>>;

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((one) => one === value);

/** Reads the choice from query parameters; what is missing or wrong gives the default [O2.20, O2.24]. */
export function choiceOfQuery({ period, compare, after, before }: Query): DateRangeChoice {
  const known = { period: oneOf(periods, period), compare: oneOf(comparisons, compare) };
  if (known.period === undefined || known.compare === undefined) return defaultDateRange;
  if (known.period !== 'custom') return { period: known.period, compare: known.compare };
  if (after === undefined || before === undefined || !isIsoDay(after) || !isIsoDay(before) || after > before)
    return defaultDateRange;
  return { period: 'custom', compare: known.compare, after, before };
}

/** The query parameters of a choice. */
export const queryOfChoice = ({ period, compare, after, before }: DateRangeChoice): Record<string, string> => ({
  period,
  compare,
  ...(period === 'custom' && after !== undefined && before !== undefined ? { after, before } : {}),
});

/** The day at the same place of the earlier period; where that year has no such day (29 February), the next one. */
export function earlierDay(day: IsoDay, { primary, secondary }: DateRange): IsoDay {
  if (secondary.label !== 'previous_year') return addDays(day, countDays(primary.after, secondary.after));
  const same = addMonths(day, -12);
  return same.slice(5) === day.slice(5) ? same : addDays(same, 1);
}

/** Writes the days from `after` to `before` in words of the locale. */
type WriteDays = (after: IsoDay, before: IsoDay, locale: string) => string;

/** The days of a choice and those it is compared with, with their labels and texts [O2.25]. */
export function resolveDateRange(choice: DateRangeChoice, calendar: StoreCalendar, write: WriteDays): DateRange {
  const { primary, secondary } = resolveDays(choice, calendar);
  const written = (label: Period | Comparison, days: Days): DayRange => ({
    label,
    range: write(days.after, days.before, calendar.locale),
    ...days,
  });
  return { primary: written(choice.period, primary), secondary: written(choice.compare, secondary) };
}
