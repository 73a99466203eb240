import { useEffect, useState } from 'react';
import type { SavedPhone } from './saved-phone.types';

/** Milliseconds that the screen itself comes first. */
const quietMs = 1500;

const load = () => import('./saved-phone').then((module) => module.readSavedPhone);

/**
 * A saved phone number in international form [S3.12]. What knows the world's phone numbers is fetched for it once
 * the screen is there; until then, or when it cannot be fetched, the number is shown as it was saved. Null while there is none.
 */
export function useSavedPhone(number: string | null): SavedPhone | null {
  const [read, setRead] = useState<{ readonly number: string; readonly phone: SavedPhone } | null>(null);
  useEffect(() => {
    if (number === null) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      load().then(
        (readSavedPhone) => {
          if (isWanted) setRead({ number, phone: readSavedPhone(number) });
        },
        () => undefined,
      );
    }, quietMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [number]);
  if (number === null) return null;
  return read?.number === number ? read.phone : { display: number, isValid: true };
}
