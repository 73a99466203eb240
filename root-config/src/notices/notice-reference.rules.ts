import { callsBehind } from '@listings/shared-machines';

/** False for a notice that says why nothing was sent: nobody refused anything. */
export const isOfCall = (noticeId: string): boolean => callsBehind(noticeId).length > 0;

/**
 * The id by which the server's log names what a notice tells of; null where there is none. `references` has the last failure
 * of each call, the newest at its end.
 */
export function referenceOfNotice(noticeId: string, references: ReadonlyMap<string, string | null>): string | null {
  const calls = callsBehind(noticeId);
  return [...references].filter(([key]) => calls.includes(key)).at(-1)?.[1] ?? null;
}
