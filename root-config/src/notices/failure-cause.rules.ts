import type { NoticeFailure } from '@listings/shared-machines';
import type { causeTexts } from '../messages/causes.texts';

/** Status → text. */
const known: Readonly<Record<number, keyof typeof causeTexts>> = {
  403: 'forbidden',
  404: 'gone',
  412: 'changed',
  429: 'tooMany',
  503: 'busy',
};

/** The text that says why a call failed and what to do now. Status 0: no answer arrived. */
export function causeOf({ status, serverMessage }: NoticeFailure, isOnline: boolean): keyof typeof causeTexts {
  if (status === 0) return isOnline ? 'noAnswer' : 'offline';
  if (status in known) return known[status] ?? 'broken';
  if (status >= 500) return 'broken';
  return serverMessage ? 'refusedWith' : 'refused';
}
