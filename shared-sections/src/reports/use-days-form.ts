import { dayText, parseDay, validateDay, type RuleMessageKey, type StoreCalendar } from '@listings/shared-machines';
import { isComplete, type DayPick } from '@listings/shared-ui/calendar';
import { useCallback, useMemo, useState } from 'react';

export type End = 'after' | 'before';

export interface Days {
  readonly after: string;
  readonly before: string;
}

/** Typed and chosen days, before they apply. */
interface Draft {
  /** As typed, or as the locale writes the day that was chosen. */
  readonly after: string;
  readonly before: string;
  /** The end that was changed last: a range turned around is its fault. */
  readonly changed: End | null;
  /** The ends that were left since they were changed: what is still being typed is not called wrong. */
  readonly left: readonly End[];
  /** The end that a press in the calendar sets; null begins anew. */
  readonly next: DayPick['next'];
}

export interface DaysForm {
  readonly texts: Days;
  /** The days of the texts, for the calendar. */
  readonly pick: DayPick;
  /** Errors of the dates whose fields were left. */
  readonly errors: Readonly<Record<End, RuleMessageKey | null>>;
  readonly type: (end: End, text: string) => void;
  /** A field was pressed: the calendar sets its end. Not by focus alone, which passes both fields on its way to the calendar. */
  readonly aim: (end: End) => void;
  readonly leave: (end: End) => void;
  /** Takes over what the calendar made of the range, and applies it once both ends are chosen. */
  readonly choose: (pick: DayPick) => void;
  /** Applies what is typed; goes to the first wrong date instead if there is one. */
  readonly apply: () => void;
}

const ends = ['after', 'before'] as const;

/** Errors of a draft's dates. */
function errorsOf(draft: Draft, { today, locale }: StoreCalendar): DaysForm['errors'] {
  const check = (end: End, other: string) => {
    const isBlamed = draft.changed === null || draft.changed === end;
    return validateDay(draft[end], end, { other: isBlamed ? parseDay(other, locale) : null, today, locale });
  };
  return { after: check('after', draft.before), before: check('before', draft.after) };
}

const draftOf = (first: string | null, last: string | null, locale: string): Omit<Draft, 'next'> => ({
  after: first === null ? '' : dayText(first, locale),
  before: last === null ? '' : dayText(last, locale),
  changed: null,
  left: [],
});

interface DaysFormOptions {
  /** Null for none yet. */
  readonly begin: Days | null;
  readonly calendar: StoreCalendar;
  readonly fieldIds: Readonly<Record<End, string>>;
  readonly onApply: (days: Days) => void;
}

/** Days to type or to choose in a calendar. They apply when both are chosen, or by Enter. Source: O2.22, O5.01. */
export function useDaysForm({ begin, calendar, fieldIds, onApply }: DaysFormOptions): DaysForm {
  const { locale } = calendar;
  const [draft, setDraft] = useState<Draft>(() => ({
    ...draftOf(begin?.after ?? null, begin?.before ?? null, locale),
    next: null,
  }));
  const all = errorsOf(draft, calendar);
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const shown = (end: End) => (draft.left.includes(end) ? all[end] : null);
  const { next } = draft;
  const [first, last] = [parseDay(draft.after, locale), parseDay(draft.before, locale)];
  const pick = useMemo(() => ({ first, last, next }), [first, last, next]);
  const choose = useCallback(
    (chosen: DayPick) => {
      setDraft({ ...draftOf(chosen.first, chosen.last, locale), next: chosen.next });
      if (isComplete(chosen)) onApply({ after: chosen.first, before: chosen.last });
    },
    [locale, onApply],
  );
  const apply = () => {
    const wrong = ends.find((end) => all[end] !== null);
    set({ left: ends });
    if (wrong !== undefined) document.getElementById(fieldIds[wrong])?.focus();
    else if (first !== null && last !== null) onApply({ after: first, before: last });
  };
  return {
    texts: draft,
    pick,
    errors: { after: shown('after'), before: shown('before') },
    type: (end, text) =>
      set({
        [end]: text,
        changed: end,
        left: draft.left.filter((one) => one !== end),
        // The typed end stays: the calendar sets the other one.
        next: end === 'after' ? 'last' : 'first',
      }),
    aim: (end) => set({ next: end === 'after' ? 'first' : 'last' }),
    leave: (end) => set({ left: [...draft.left.filter((one) => one !== end), end] }),
    choose,
    apply,
  };
}
