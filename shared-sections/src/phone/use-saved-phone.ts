import { fetchPart } from '@listings/shared-ui';
import { useEffect, useState } from 'react';
import type { SavedPhone } from './saved-phone.types';

/** Milliseconds that the screen itself comes first. */
const quietMs = 200;

const load = () => import('./saved-phone').then((module) => module.readSavedPhone);

/**
 * A saved phone number in international form [S3.12]. What knows the world's phone numbers is fetched for it once
 * the screen is there; the number is not shown before, so that it does not change in sight, and as it was saved where that
 * cannot be fetched. Null while there is none.
 */
export function useSavedPhone(number: string | null): SavedPhone | null {
  const [read, setRead] = useState<{ readonly number: string; readonly phone: SavedPhone } | null>(null);
  useEffect(() => {
    if (number === null) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      fetchPart(load).then(
        (readSavedPhone) => {
          if (isWanted) setRead({ number, phone: readSavedPhone(number) });
        },
        () => {
          if (isWanted) setRead({ number, phone: { display: number, isValid: true } });
        },
      );
    }, quietMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [number]);
  if (number === null) return null;
  return read?.number === number ? read.phone : { display: null, isValid: true };
}
