import type { ShellText } from '../messages/texts';
import { ids } from '../page/ids';

/** The server prints the page's skeleton in English; here its texts become those of the page's language. */
export function showSkeletonTexts(document: Document, text: ShellText): void {
  const write = (selector: string, words: string) => {
    const element = document.querySelector(selector);
    if (element !== null) element.textContent = words;
  };
  write('.shell-skip', text('skip'));
  write('.shell-product', text('product'));
  document.getElementById(ids.tabs)?.setAttribute('aria-label', text('tabs.label'));
}
