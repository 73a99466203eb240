import { dayInZone } from '@listings/shared-values';
import { usePage } from '@listings/shared-app';
import { formatDay } from '@listings/shared-ui';
import { useCallback } from 'react';

/** Writes the day of a moment, in milliseconds, in the time zone of the site; the year where it is another one. */
export function useDayText(): (ms: number) => string {
  const { bootstrap, language } = usePage();
  return useCallback(
    (ms) => {
      const day = dayInZone(ms, bootstrap);
      const isThisYear = day.slice(0, 4) === dayInZone(Date.now(), bootstrap).slice(0, 4);
      return formatDay(day, language, isThisYear ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' });
    },
    [bootstrap, language],
  );
}
