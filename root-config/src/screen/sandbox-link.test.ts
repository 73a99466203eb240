import { createShellTexts } from '../messages/texts';
import { ids } from '../page/ids';
import { pageBody } from '../page/skeleton';
import { showMarkup } from '../testing/page';
import { addSandboxLink } from './sandbox-link';

const text = createShellTexts('en', {});
const link = () => document.querySelector<HTMLAnchorElement>('aside.shell-sandbox > a');

beforeEach(() => showMarkup(pageBody));

it('leads to the Sandbox page in a tab of its own, from every screen [S-13]', () => {
  addSandboxLink(document, true, text);
  expect(link()?.getAttribute('href')).toBe('/sandbox');
  expect([link()?.target, link()?.rel, link()?.textContent]).toEqual(['_blank', 'noopener', 'Sandbox']);
  expect(link()?.getAttribute('aria-label')).toBe('Sandbox (opens in a new tab)');
  expect(link()?.parentElement?.previousElementSibling?.id).toBe(ids.header);
  expect(link()?.parentElement?.getAttribute('aria-label')).toBe('Sandbox');
});

it('is not there in front of a real store [S-13]', () => {
  addSandboxLink(document, false, text);
  expect(link()).toBeNull();
});
