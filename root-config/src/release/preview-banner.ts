import { utcFormat } from '@listings/shared-values';
import type { Page } from '../page/create-page';
import { ids } from '../page/ids';
import { readPreview, withoutPreview, type Preview } from './preview';

/** Date and time by this computer's clock. */
const here = { dateStyle: 'medium', timeStyle: 'short', timeZone: undefined } as const;

function banner(
  document: Document,
  { app, version, expires }: Preview,
  { text }: Page,
  leave: () => void,
): HTMLElement {
  const box = document.createElement('aside');
  box.className = 'shell-preview';
  box.setAttribute('aria-label', text('preview.label'));
  const until = utcFormat(document.documentElement.lang, here).format(expires);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('preview.leave');
  button.addEventListener('click', leave);
  box.append(`${text('preview.text', { app, version, until })} `, button);
  return box;
}

/** Says all the while that one part of the page is a preview, and leads out of it; or that its link is over. */
export function showPreview({ document, location }: Window, page: Page, reload: (href: string) => void): void {
  const preview = readPreview(document);
  if (preview === null) return;
  if (preview === 'over') {
    page.chrome.notices.show({ kind: 'info', stays: true, text: page.text('preview.over') });
    return;
  }
  const leave = () => reload(withoutPreview(location));
  document.getElementById(ids.shell)?.before(banner(document, preview, page, leave));
}
