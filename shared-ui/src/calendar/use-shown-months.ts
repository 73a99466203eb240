import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { addMonths, startOf, type IsoDay } from '@listings/shared-values';
import { dayjsOf } from './dayjs-locale.rules';

interface Shown {
  /** First day of the first month shown. */
  readonly first: IsoDay;
  /** Months to move to, null for one that moves by itself; a new object moves it again. */
  readonly targets: readonly (Dayjs | null)[];
}

const monthOf = (day: IsoDay): IsoDay => startOf('month', day);

/** The months that stand beside each other: when one moves the others move along. `day` is in the last one at first. */
export function useShownMonths(count: number, day: IsoDay) {
  const [shown, setShown] = useState<Shown>(() => ({
    first: addMonths(monthOf(day), 1 - count),
    targets: [],
  }));
  const months = Array.from({ length: count }, (_, place) => addMonths(shown.first, place));
  const follow = (first: IsoDay, leader: number | null) =>
    setShown((now) =>
      now.first === first
        ? now
        : {
            first,
            targets: months.map((_, place) =>
              place === leader ? (now.targets[place] ?? null) : dayjsOf(addMonths(first, place)),
            ),
          },
    );
  return {
    months,
    targets: shown.targets,
    /** One of them has moved to a month. */
    moved: (place: number, month: IsoDay) => follow(addMonths(monthOf(month), -place), place),
    /** Sends one of them to a day. */
    send: (place: number, target: IsoDay) =>
      setShown(({ first, targets }) => ({
        first,
        targets: months.map((_, at) => (at === place ? dayjsOf(target) : (targets[at] ?? null))),
      })),
    /** Brings a day into view, in the first month or the last one. */
    reveal: (target: IsoDay, where: 'first' | 'last') => {
      if (!months.includes(monthOf(target)))
        follow(addMonths(monthOf(target), where === 'first' ? 0 : 1 - count), null);
    },
  };
}
