import { brand } from '@listings/shared-machines/brand';
import { formatsOf } from '@listings/shared-values';
import { QueryObserver } from '@tanstack/react-query';
import { alertTexts } from '../messages/alerts.texts';
import { textsOf } from '../messages/texts';
import type { Page } from '../page/create-page';
import { latePart } from '../page/late-part';
import { toolsPlace } from '../page/tools-place';

/** Interval of asking for the number while the page is seen. */
const ASK_EVERY_MS = 60_000;
const MOST_SHOWN = 99;

/** Bell of 24 × 24, in the colour of the text. */
const BELL =
  'M12 22a2 2 0 0 0 2-2h-4c0 1.1.9 2 2 2Zm6-6v-5c0-3.07-1.63-5.64-4.5-6.32V4a1.5 1.5 0 0 0-3 0v.68C7.64 5.36 6 7.92 6 11v5l-2 2v1h16v-1l-2-2Zm-2 1H8v-6c0-2.48 1.51-4.5 4-4.5s4 2.02 4 4.5v6Z';

function bellOf(document: Document): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', BELL);
  svg.append(path);
  return svg;
}

/** Shows the bell with the number of unread alerts beside the header; what is behind it is fetched when it is opened. */
export function showAlertBell(document: Document, page: Page): void {
  const { api, queryClient, language } = page.props;
  const text = textsOf(alertTexts, language, brand);
  const { number } = formatsOf(language);
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-haspopup', 'dialog');
  const count = document.createElement('span');
  count.setAttribute('aria-hidden', 'true');
  button.append(bellOf(document), count);

  const show = (unread: number) => {
    const shown = unread > MOST_SHOWN ? `${number(MOST_SHOWN)}+` : number(unread);
    count.textContent = shown;
    count.hidden = unread === 0;
    button.setAttribute('aria-label', unread === 0 ? text('label') : text('unread', { count: shown }));
  };
  show(0);
  new QueryObserver(queryClient, {
    queryKey: ['countUnreadAlerts', {}],
    queryFn: ({ signal }) => api.countUnreadAlerts(undefined, { signal }),
    refetchInterval: ASK_EVERY_MS,
    retry: false,
  }).subscribe(({ data }) => show(data?.unread ?? 0));

  const panel = latePart(async () => {
    const { mountAlertPanel } = await import('../chrome/alert-panel');
    const root = document.createElement('div');
    document.body.append(root);
    return mountAlertPanel(root, page, text);
  }, 'the list of alerts');
  button.addEventListener('click', () => panel((open) => open()));
  toolsPlace(document).prepend(button);
}
