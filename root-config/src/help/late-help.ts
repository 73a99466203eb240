import type { Page } from '../page/create-page';
import { latePart } from '../page/late-part';

/** Loads help and keyboard shortcuts in a quiet moment. The page works without them. */
export function createHelp(window: Window, page: Page): () => void {
  const help = latePart(() => import('./help'), 'the help');
  return () => help(({ showHelp }) => showHelp(window, page));
}
