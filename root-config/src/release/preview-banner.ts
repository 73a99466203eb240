import { utcFormat } from '@listings/shared-values';
import { createLaterTexts } from '../messages/later-texts';
import type { Page } from '../page/create-page';
import { ids } from '../page/ids';
import { readPreviews, withPreviews, type Preview } from './preview';

/** Date and time by this computer's clock. */
const here = { dateStyle: 'medium', timeStyle: 'short', timeZone: undefined } as const;

function banner(document: Document, shown: readonly Preview[], leave: () => void): HTMLElement {
  const { lang } = document.documentElement;
  const text = createLaterTexts(lang);
  const box = document.createElement('aside');
  box.className = 'shell-preview';
  box.setAttribute('aria-label', text('preview.label'));
  const versions = shown.map(({ app, version }) => `${app} ${version}`).join(', ');
  const ends = shown.flatMap(({ expires }) => expires ?? []);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('preview.leave');
  button.addEventListener('click', leave);
  // Until the first of them ends.
  const until = ends.length === 0 ? null : utcFormat(lang, here).format(Math.min(...ends.map(Number)));
  // No build has a dot in its name.
  const hasFlags = shown.some(({ app }) => app.includes('.'));
  const named = until === null ? text('preview.candidate', { versions }) : text('preview.text', { versions, until });
  const said = hasFlags ? text('preview.flags', { versions }) : named;
  box.append(`${said} `, button);
  return box;
}

/** Says all the while that parts of the page are previews, and leads out of them; and that a link is over. */
export function showPreview({ document, location }: Window, { chrome }: Page, reload: (href: string) => void): void {
  const { shown, isOver } = readPreviews(document);
  const text = createLaterTexts(document.documentElement.lang);
  if (isOver) chrome.notices.show({ kind: 'info', stays: true, text: text('preview.over') });
  if (shown.length === 0) return;
  const leave = () => reload(withPreviews(location, []));
  document.getElementById(ids.shell)?.before(banner(document, shown, leave));
}
