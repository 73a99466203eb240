import { routes, type RouteDefinition } from '@listings/shared-machines/routes';
import { shellTexts } from '../messages/shell.texts';
import { ids, slotId } from './ids';

/** Route that an application brought with its build: `routes` of the release, with its words in the language of the page. */
interface PrintedRoute extends RouteDefinition {
  readonly words: { readonly title: string; readonly tab?: string; readonly [subpath: string]: string | undefined };
}

/** The markup of the page has slots for the applications that the shell knows. */
function addSlot(document: Document, app: string): void {
  if (document.getElementById(slotId(app)) !== null) return;
  const slot = document.createElement('div');
  slot.id = slotId(app);
  slot.className = 'shell-slot';
  slot.hidden = true;
  document.getElementById(ids.apps)?.append(slot);
}

/**
 * Adds the routes that the server printed to the shell's own copies of the table and of its catalog, before anything reads them.
 * Fetched by pages alone that have such routes.
 */
export function takeBrought(document: Document): void {
  // Written by the release tool, which lets no two builds have one path.
  const text = document.getElementById('routes')?.textContent ?? '{}';
  for (const [path, { words, ...route }] of Object.entries(JSON.parse(text) as Record<string, PrintedRoute>)) {
    const { title, tab, ...views } = words;
    const named = { ...route, title: path, ...(tab === undefined ? {} : { tab: path }) };
    Object.assign(routes, { [path]: named });
    Object.assign(shellTexts.titles, { ...views, ...shellTexts.titles, [path]: title });
    Object.assign(shellTexts.tabs, { [path]: tab });
    addSlot(document, route.app);
  }
}
