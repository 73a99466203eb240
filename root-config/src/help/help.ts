import { brand } from '@listings/shared-machines/brand';
import { startInspection } from '../inspection/late-inspection';
import { helpTexts } from '../messages/help.texts';
import { textsOf } from '../messages/texts';
import type { Page } from '../page/create-page';
import { latePart } from '../page/late-part';
import { toolsPlace } from '../page/tools-place';
import { askedBy, offeredUndo, singleKeys, type Asked } from './shortcuts.rules';

/** Question mark in a circle of 24 × 24, in the colour of the text. */
const MARK =
  'M11 18h2v-2h-2v2Zm1-16a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16Zm0-14a4 4 0 0 0-4 4h2a2 2 0 1 1 4 0c0 2-3 1.75-3 5h2c0-2.25 3-2.5 3-5a4 4 0 0 0-4-4Z';

/** Shows the way to the help beside the header, and listens to the shortcuts; what they open is fetched then. */
export function showHelp(window: Window, page: Page): void {
  void startInspection(window, page);
  const { document } = window;
  const text = textsOf(helpTexts, page.props.language, brand);
  const part = latePart(async () => {
    const { mountHelp } = await import('../chrome/help-panel');
    const root = document.createElement('div');
    document.body.append(root);
    return mountHelp(root, page, text);
  }, 'the help');
  const open = (what: Asked | 'help') => part((show) => show(what));

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'shell-help';
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-label', text('label'));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', MARK);
  svg.append(path);
  button.append(svg);
  button.addEventListener('click', () => open('help'));
  toolsPlace(document).append(button);

  window.addEventListener('keydown', (event) => {
    const asked = askedBy(event, event.target, singleKeys.isOn(window));
    const undo = asked === 'undo' ? offeredUndo(document) : null;
    if (asked === null || (asked === 'undo' && undo === null)) return;
    event.preventDefault();
    if (asked === 'undo') undo?.click();
    else open(asked);
  });
}
