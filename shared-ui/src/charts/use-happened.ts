import { useMemo } from 'react';
import type { TimeChartProps } from './chart.types';

/** What happened, in words, by the index of the point whose days it was on. */
export type Happened = ReadonlyMap<number, readonly string[]>;

/** Puts each mark to its point; a day that no point has is left out. */
export function useHappened({ marks, spans }: Pick<TimeChartProps, 'marks' | 'spans'>): Happened {
  return useMemo(() => {
    const happened = new Map<number, readonly string[]>();
    for (const { day, text } of marks ?? []) {
      const index = spans.findIndex(({ first, last }) => first <= day && day <= last);
      if (index >= 0) happened.set(index, [...(happened.get(index) ?? []), text]);
    }
    return happened;
  }, [marks, spans]);
}
