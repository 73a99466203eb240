import { brand } from '@listings/shared-machines/brand';
import { createShellTexts, languageOf } from '../messages/texts';
import { ids } from './ids';

/** Says that the page could not start, with what is surely there. */
export function showFatal(document: Document, reload: () => void): void {
  const text = createShellTexts(languageOf(document.location.search), brand);
  const box = document.createElement('section');
  box.className = 'shell-fallback';
  box.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = text('late.title');
  const reason = document.createElement('p');
  reason.textContent = text('unreadable');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('late.reload');
  button.addEventListener('click', reload);
  box.append(heading, reason, button);
  document.getElementById(ids.late)?.remove();
  document.getElementById(ids.apps)?.prepend(box);
}
