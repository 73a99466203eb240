import { dayInZone, formatDay } from '@listings/shared-values';
import { usePage } from '@listings/shared-app';
import { useCallback } from 'react';

/** Writes the day of a moment, in milliseconds, shortly and in the time zone of the site. */
export function useDayText(): (ms: number) => string {
  const { bootstrap, language } = usePage();
  const { timeZone } = bootstrap;
  return useCallback(
    (ms) => formatDay(dayInZone(ms, timeZone), language, { dateStyle: 'medium' }),
    [timeZone, language],
  );
}
