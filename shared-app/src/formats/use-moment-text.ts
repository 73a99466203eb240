import { useFormats } from '@listings/shared-ui';
import { zoneClock } from '@listings/shared-values';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';

/**
 * Writes a moment, in milliseconds since 1970, as the reader's language does, in the site's time zone whatever the
 * browser's is [O2.39, decisions 26].
 */
export function useMomentText(): (ms: number) => string {
  const { bootstrap } = usePage();
  const { moment } = useFormats();
  return useCallback((ms) => moment(zoneClock(ms, bootstrap), 'UTC'), [bootstrap, moment]);
}
