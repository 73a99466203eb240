import { calmKey } from '../../hooks/use-attention-room';

/** Keeps whether nothing needed attention: the next visit keeps no more room than that takes. */
export function keepCalm(isCalm: boolean): void {
  try {
    if (isCalm) window.localStorage.setItem(calmKey, 'true');
    else window.localStorage.removeItem(calmKey);
  } catch {
    // Without storage every visit keeps the whole room.
  }
}
