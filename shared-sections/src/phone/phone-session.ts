import type { KeptPhone, PageMemory, PhoneEntry } from '@listings/shared-machines';
import { keepInBrowser, keepInSession, recallFromBrowser, recallFromSession } from '@listings/shared-app';

const name = 'phone';
const verifiedName = 'verified-phone';

/** Kept values of the phone block of the setup: over a reload, and by the page; not validated. */
export const recallPhone = (memory: PageMemory): { readonly kept: unknown; readonly entry: unknown } => ({
  kept: recallFromSession(name),
  entry: memory.get(name),
});

/** Keeps the block but for the number. */
export const keepPhone = (kept: KeptPhone): void => keepInSession(name, kept);

/** Keeps the number in the page alone, never in the browser's storage [B-5]. Null is for one that needs no keeping. */
export function keepEntry(memory: PageMemory, entry: PhoneEntry | null): void {
  if (entry === null) memory.delete(name);
  else memory.set(name, entry);
}

/** The number that was verified, sealed by the session it was verified in; null for none. */
export function recallVerified(): string | null {
  const sealed = recallFromBrowser(verifiedName);
  return typeof sealed === 'string' ? sealed : null;
}

/** Keeps the sealed number for all tabs of the session. */
export const keepVerified = (sealed: string): void => keepInBrowser(verifiedName, sealed);

/** Once the setup is complete nothing of the block is kept. */
export function forgetPhone(memory: PageMemory): void {
  keepInSession(name, undefined);
  keepInBrowser(verifiedName, undefined);
  memory.delete(name);
}
