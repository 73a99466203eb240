import {
  comparisons,
  dayText,
  parseDay,
  periods,
  resolveDateRange,
  validateDay,
  type Comparison,
  type DateRange,
  type DateRangeChoice,
  type Period,
  type RuleMessageKey,
  type StoreCalendar,
} from '@listings/shared-machines';
import { useId, useState } from 'react';
import type { DateRangeView } from './use-date-range';

type End = 'after' | 'before';

/** What is chosen and typed, before it counts. */
interface Draft {
  readonly period: Period;
  readonly compare: Comparison;
  readonly after: string;
  readonly before: string;
  /** The end that was changed last: a range turned around is its fault. */
  readonly changed: End | null;
  /** The ends that were left since they were changed: what is still being typed is not called wrong. */
  readonly left: readonly End[];
}

export interface DateRangeForm {
  readonly draft: Draft;
  readonly calendar: StoreCalendar;
  /** The days of the draft, null while what is typed is no range. */
  readonly range: DateRange | null;
  /** What is wrong with the dates that were left. */
  readonly errors: Readonly<Record<End, RuleMessageKey | null>>;
  readonly fieldIds: Readonly<Record<End, string>>;
  readonly change: (part: { period?: string; compare?: string; after?: string; before?: string }) => void;
  readonly leave: (end: End) => void;
  /** Takes the draft over; goes to the first wrong date instead if there is one. */
  readonly update: () => void;
}

const draftOf = ({ choice, range, calendar }: DateRangeView): Draft => ({
  period: choice.period,
  compare: choice.compare,
  after: dayText(range.primary.after, calendar.locale),
  before: dayText(range.primary.before, calendar.locale),
  changed: null,
  left: [],
});

/** The choice of a draft, null while it is none. */
function choiceOf({ period, compare, after, before }: Draft, locale: string): DateRangeChoice | null {
  if (period !== 'custom') return { period, compare };
  const [first, last] = [parseDay(after, locale), parseDay(before, locale)];
  return first === null || last === null || first > last ? null : { period, compare, after: first, before: last };
}

/** What is wrong with a draft's dates. */
function errorsOf(draft: Draft, { today, locale }: StoreCalendar): DateRangeForm['errors'] {
  const check = (end: End, other: string) => {
    const isBlamed = draft.changed === null || draft.changed === end;
    return validateDay(draft[end], end, { other: isBlamed ? parseDay(other, locale) : null, today, locale });
  };
  if (draft.period !== 'custom') return { after: null, before: null };
  return { after: check('after', draft.before), before: check('before', draft.after) };
}

/** What is chosen but not yet taken over; starts anew when the address changes. Source: O2.20–O2.25, O5.01. */
export function useDateRangeForm(view: DateRangeView): DateRangeForm {
  const { choice, calendar, choose } = view;
  const id = useId();
  const fieldIds = { after: `${id}-after`, before: `${id}-before` };
  const place = JSON.stringify(choice);
  const [kept, setKept] = useState({ place, draft: draftOf(view) });
  const draft = kept.place === place ? kept.draft : draftOf(view);
  if (kept.place !== place) setKept({ place, draft });
  const chosen = choiceOf(draft, calendar.locale);
  const all = errorsOf(draft, calendar);
  const shown = (end: End) => (draft.left.includes(end) ? all[end] : null);
  const set = (part: Partial<Draft>) => setKept({ place, draft: { ...draft, ...part } });
  const change: DateRangeForm['change'] = ({ period, compare, after, before }) => {
    const changed = after !== undefined ? 'after' : before !== undefined ? 'before' : draft.changed;
    set({
      period: periods.find((one) => one === period) ?? draft.period,
      compare: comparisons.find((one) => one === compare) ?? draft.compare,
      after: after ?? draft.after,
      before: before ?? draft.before,
      changed,
      left: draft.left.filter((end) => end !== changed),
    });
  };
  const update = () => {
    const wrong = (['after', 'before'] as const).find((end) => all[end] !== null);
    set({ left: ['after', 'before'] });
    if (wrong !== undefined) document.getElementById(fieldIds[wrong])?.focus();
    else if (chosen !== null) choose(chosen);
  };
  return {
    draft,
    calendar,
    range: chosen === null ? null : resolveDateRange(chosen, calendar),
    errors: { after: shown('after'), before: shown('before') },
    fieldIds,
    change,
    leave: (end) => set({ left: [...draft.left.filter((one) => one !== end), end] }),
    update,
  };
}
