import { parseSavedPhone } from '@listings/shared-machines';
import type { SavedPhone } from './saved-phone.types';

/** Reads a saved number with all that is known about the world's phone numbers: a part fetched when it is needed. */
export function readSavedPhone(number: string): SavedPhone {
  const parsing = parseSavedPhone(number);
  return parsing.isValid ? { display: parsing.phone.display, isValid: true } : { display: number, isValid: false };
}
