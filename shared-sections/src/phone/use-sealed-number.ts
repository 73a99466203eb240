import type { ParsedPhone } from '@listings/shared-machines';
import { useEffect, useState } from 'react';
import { usePage } from '@listings/shared-app';
import { keepVerified, recallVerified } from './phone-session';

/** The number as the signed-in session seals it; null without one, and until it is sealed. */
function useSealed(number: string | null): string | null {
  const { seal } = usePage();
  const [sealed, setSealed] = useState<{ readonly number: string; readonly seal: string | null } | null>(null);
  useEffect(() => {
    if (number === null) return undefined;
    let isWanted = true;
    const set = (made: string | null) => {
      if (isWanted) setSealed({ number, seal: made });
    };
    // A number that cannot be sealed is not kept: the phone is then asked for again after a reload.
    seal(number).then(set, () => set(null));
    return () => {
      isWanted = false;
    };
  }, [number, seal]);
  return number !== null && sealed?.number === number ? sealed.seal : null;
}

/**
 * True if the number the server held when the block was mounted was verified in this session, in any tab [S4.20]; null
 * during the lookup.
 */
export function useVerifiedBefore(saved: ParsedPhone | null): boolean | null {
  const { seal } = usePage();
  const [kept] = useState(recallVerified);
  const [number] = useState(saved?.e164 ?? null);
  const [isVerified, setVerified] = useState<boolean | null>(kept === null || number === null ? false : null);
  useEffect(() => {
    if (kept === null || number === null) return undefined;
    let isWanted = true;
    const set = (made: string | null) => {
      if (isWanted) setVerified(made === kept);
    };
    seal(number).then(set, () => set(null));
    return () => {
      isWanted = false;
    };
  }, [kept, number, seal]);
  return isVerified;
}

/** Seals the number at hand, and keeps it once it is verified. Without the number, as after a reload, `before` stands for it. */
export function useSealedNumber(number: string | null, before: string | null, isVerified: boolean): string | null {
  const made = useSealed(number);
  const sealed = number === null ? before : made;
  useEffect(() => {
    if (isVerified && sealed !== null) keepVerified(sealed);
  }, [isVerified, sealed]);
  return sealed;
}
