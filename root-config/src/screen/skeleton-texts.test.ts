import { loadPseudoText } from '../messages/pseudo-text';
import { createShellTexts } from '../messages/texts';
import { ids } from '../page/ids';
import { pageBody } from '../page/skeleton';
import { showMarkup } from '../testing/page';
import { showSkeletonTexts } from './skeleton-texts';

beforeAll(loadPseudoText);

it('shows the texts the server printed in the language of the page', () => {
  showMarkup(pageBody);
  expect(document.querySelector('.shell-skip')?.textContent).toBe('Skip to the content');
  const text = createShellTexts('en-XA', { provider: 'Google' });
  showSkeletonTexts(document, text);
  expect(document.querySelector('.shell-skip')?.textContent).toBe(text('skip'));
  expect(text('skip')).not.toBe('Skip to the content');
  expect(document.querySelector('.shell-product')?.textContent).toBe(text('product'));
  expect(document.getElementById(ids.tabs)?.getAttribute('aria-label')).toBe(text('tabs.label'));
});
