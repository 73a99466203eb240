import type { KeptPhone, PageMemory, PhoneEntry } from '@listings/shared-machines';
import { keepInSession, recallFromSession } from '../page/session-memory';

const name = 'phone';

/** What was kept of the phone block of the setup: over a reload, and by the page. */
export const recallPhone = (memory: PageMemory): { readonly kept: unknown; readonly entry: unknown } => ({
  kept: recallFromSession(name),
  entry: memory.get(name),
});

/** Keeps the block: the number in the page alone, never in the browser's storage [B-5]. */
export function keepPhone(memory: PageMemory, kept: KeptPhone, entry: PhoneEntry): void {
  keepInSession(name, kept);
  memory.set(name, entry);
}

/** Once the setup is complete nothing of the block is kept. */
export function forgetPhone(memory: PageMemory): void {
  keepInSession(name, undefined);
  memory.delete(name);
}
