import type { ShellText } from '../messages/texts';
import { ids } from '../page/ids';

/** Page of the server that controls the sandbox, beside the application. */
const sandboxPath = '/sandbox';

/** Shows the way to the Sandbox page while the store is played; it opens beside what is being done here [S-13]. */
export function addSandboxLink(document: Document, isSandbox: boolean, text: ShellText): void {
  if (!isSandbox) return;
  const place = document.createElement('aside');
  place.className = 'shell-sandbox';
  place.setAttribute('aria-label', text('sandbox.link'));
  const link = document.createElement('a');
  link.href = sandboxPath;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = text('sandbox.link');
  link.setAttribute('aria-label', text('sandbox.label'));
  place.append(link);
  document.getElementById(ids.header)?.after(place);
  // What stands beside it knows by this.
  place.parentElement?.setAttribute('data-sandbox', '');
}
