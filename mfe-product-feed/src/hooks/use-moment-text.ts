import { momentText } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';

/** Writes a moment, in milliseconds, as the site does and in its time zone. */
export function useMomentText(): (ms: number) => string {
  const { bootstrap, language } = usePage();
  return (ms) => momentText(ms, bootstrap, language === 'en-XA' ? 'en' : language);
}
