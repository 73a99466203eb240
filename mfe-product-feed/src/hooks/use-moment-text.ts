import { momentText } from '@listings/shared-machines';
import { dayInZone, formatDay } from '@listings/shared-values';
import { usePage } from '@listings/shared-app';
import { useCallback } from 'react';

/** Writes a moment, in milliseconds, as the site does and in its time zone. */
export function useMomentText(): (ms: number) => string {
  const { bootstrap, language } = usePage();
  return useCallback((ms) => momentText(ms, bootstrap, language === 'en-XA' ? 'en' : language), [bootstrap, language]);
}

/** Writes the day of a moment, in milliseconds, shortly and in the time zone of the site. */
export function useDayText(): (ms: number) => string {
  const { bootstrap, language } = usePage();
  const { timeZone } = bootstrap;
  return useCallback(
    (ms) => formatDay(dayInZone(ms, timeZone), language, { dateStyle: 'medium' }),
    [timeZone, language],
  );
}
