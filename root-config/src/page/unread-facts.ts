import { bootstrapSchema, type Bootstrap, type UnreadPart } from '@listings/shared-api/contract';
import type { PageBootstrap } from '@listings/shared-machines';
import { formatsOf } from '@listings/shared-values';
import { createLaterTexts, type LaterText } from '../messages/later-texts';
import { languageOf } from '../messages/texts';
import type { NoticeList } from '../notices/notice-list';
import { takeBrought } from './brought-routes';
import { ids } from './ids';

/** Longer than the server takes to ask the store. */
const deadlineMs = 10_000;

/** Without these no screen is shown: what is set up, and in which currency amounts are saved. */
const isEssential = (part: UnreadPart) => part === 'setup' || part === 'settings';

/** The bootstrap object as the store gives it now; the printed one when that does not come. */
async function readNow(window: Window, printed: Bootstrap): Promise<Bootstrap> {
  try {
    const answer = await window.fetch(`${printed.restRoot}/store/v1/bootstrap`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const parsed = bootstrapSchema.safeParse(await answer.json());
    return parsed.success ? parsed.data : printed;
  } catch {
    return printed;
  }
}

const partNames = (parts: readonly UnreadPart[], text: LaterText, language: string): string =>
  formatsOf(language).row(parts.map((part) => text(`unread.parts.${part}`)));

const hasEssentials = (bootstrap: Bootstrap): bootstrap is PageBootstrap =>
  bootstrap.mcSetupComplete !== null && !bootstrap.unread.some(isEssential);

/**
 * Completes what the page starts with: takes the routes that applications brought, and reads once more the facts that the
 * server did not know when it printed the page. Null when a screen needs one that is
 * still missing: the page then says so, offers Retry, and opens nothing that sets up, creates or spends.
 */
export async function completeFacts(
  window: Window,
  printed: Bootstrap,
  reload: () => void,
): Promise<PageBootstrap | null> {
  takeBrought(window.document);
  const isRead = hasEssentials(printed) && printed.unread.length === 0;
  const bootstrap = isRead ? printed : await readNow(window, printed);
  if (hasEssentials(bootstrap)) return bootstrap;
  window.document.getElementById(ids.late)?.remove();
  const { showUnread } = await import('./unread-screen');
  const language = languageOf(window.document);
  const text = createLaterTexts(language);
  showUnread(window.document, partNames(bootstrap.unread.filter(isEssential), text, language), text, reload);
  return null;
}

/** Says which facts have a default in their place. Screens say themselves what depends on the ads setup. */
export function tellDefaults({ unread }: Bootstrap, notices: NoticeList, language: string, reload: () => void): void {
  const parts = unread.filter((part) => part !== 'ads' && !isEssential(part));
  if (parts.length === 0) return;
  const text = createLaterTexts(language);
  const action = { label: text('unread.retry'), run: reload };
  notices.show({
    id: 'unread-facts',
    kind: 'info',
    stays: true,
    text: text('unread.defaults', { parts: partNames(parts, text, language) }),
    action,
  });
}
