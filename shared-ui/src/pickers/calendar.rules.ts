import { addDays, addMonths, daysIntoWeek, startOf, type IsoDay } from '@listings/shared-values';

/** The weeks that show a day's month, with the days of the months around it. */
export function weeksOf(day: IsoDay, weekStartsOn: number): readonly (readonly IsoDay[])[] {
  const month = day.slice(0, 7);
  const weeks: IsoDay[][] = [];
  for (
    let first = startOf('week', `${month}-01`, weekStartsOn);
    first.slice(0, 7) <= month;
    first = addDays(first, 7)
  ) {
    const start = first;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** Where a key leads from a day; null for a key that moves nothing. */
export function dayAfterKey(key: string, day: IsoDay, weekStartsOn: number): IsoDay | null {
  const since = daysIntoWeek(day, weekStartsOn);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -since);
    case 'End':
      return addDays(day, 6 - since);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
