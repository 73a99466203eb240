import type { LaterText } from '../messages/later-texts';
import { ids } from './ids';
import { endPainted } from './painted';

/** Takes the place of the screens: what the store did not say, in words, and Retry. Fetched when it is needed. */
export function showUnread(document: Document, parts: string, text: LaterText, reload: () => void): void {
  const box = document.createElement('section');
  box.className = 'shell-fallback';
  box.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = text('unread.title');
  const reason = document.createElement('p');
  reason.textContent = text('unread.text', { parts });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('unread.retry');
  button.addEventListener('click', reload, { once: true });
  box.append(heading, reason, button);
  endPainted(document);
  document.getElementById(ids.apps)?.prepend(box);
}
