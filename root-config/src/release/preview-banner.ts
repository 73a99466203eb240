import { utcFormat } from '@listings/shared-values';
import type { Page } from '../page/create-page';
import { ids } from '../page/ids';
import { readPreviews, withPreviews, type Preview } from './preview';

/** Date and time by this computer's clock. */
const here = { dateStyle: 'medium', timeStyle: 'short', timeZone: undefined } as const;

function banner(document: Document, shown: readonly Preview[], { text }: Page, leave: () => void): HTMLElement {
  const box = document.createElement('aside');
  box.className = 'shell-preview';
  box.setAttribute('aria-label', text('preview.label'));
  // Until the first of them ends.
  const until = utcFormat(document.documentElement.lang, here).format(
    Math.min(...shown.map(({ expires }) => +expires)),
  );
  const versions = shown.map(({ app, version }) => `${app} ${version}`).join(', ');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('preview.leave');
  button.addEventListener('click', leave);
  box.append(`${text('preview.text', { versions, until })} `, button);
  return box;
}

/** Says all the while that parts of the page are previews, and leads out of them; and that a link is over. */
export function showPreview({ document, location }: Window, page: Page, reload: (href: string) => void): void {
  const { shown, isOver } = readPreviews(document);
  if (isOver) page.chrome.notices.show({ kind: 'info', stays: true, text: page.text('preview.over') });
  if (shown.length === 0) return;
  const leave = () => reload(withPreviews(location, []));
  document.getElementById(ids.shell)?.before(banner(document, shown, page, leave));
}
