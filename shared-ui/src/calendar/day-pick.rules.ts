import type { IsoDay } from '@listings/shared-values';

export type RangeEnd = 'first' | 'last';

/** A range of days while it is being chosen. */
export interface DayPick {
  readonly first: IsoDay | null;
  readonly last: IsoDay | null;
  /** End that the next chosen day becomes; null begins anew. */
  readonly next: RangeEnd | null;
}

/** Both ends are chosen. */
export const isComplete = (pick: DayPick): pick is DayPick & { first: IsoDay; last: IsoDay } =>
  pick.next === null && pick.first !== null && pick.last !== null;

/**
 * Range after a day was chosen as its next end. A day that would reverse the range begins a new one, whose other end is
 * still to be chosen.
 */
export function pickDay({ first, last, next }: DayPick, day: IsoDay): DayPick {
  if (next === 'last' && first === null) return { first: null, last: day, next: 'first' };
  if (next === 'last' && first !== null && first <= day) return { first, last: day, next: null };
  if (next === 'first' && last !== null && day <= last) return { first: day, last, next: null };
  return { first: day, last: null, next: 'last' };
}

/** Mark of a day: an end of the range, between both, or neither. */
export interface DayMark {
  readonly isEnd: boolean;
  /** In the range, or in the one that the pointed day would make. */
  readonly isInside: boolean;
  /** The band of the range begins or ends here. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The mark of a day. `pointed` stands for the end that is still to be chosen, where it makes a range. */
export function markOf(day: IsoDay, { first, last }: DayPick, pointed: IsoDay | null): DayMark {
  const begin = first ?? (pointed !== null && last !== null && pointed <= last ? pointed : last);
  const end = last ?? (pointed !== null && first !== null && first <= pointed ? pointed : first);
  const isInside = begin !== null && end !== null && begin <= day && day <= end;
  return { isEnd: day === first || day === last, isInside, isFirst: day === begin, isLast: day === end };
}
