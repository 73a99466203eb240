import type { Page } from 'playwright-core';

/** Removes text in brackets, which came from a catalog; brackets nest where one text is inserted into another. */
function withoutMarked(text: string): string {
  const shorter = text.replaceAll(/\[[^[\]]*\]/g, '');
  return shorter === text ? text.trim() : withoutMarked(shorter);
}

/** Each text of the page, whole paragraphs where links stand in them, and each label, title and placeholder. */
const textsOf = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const visit = (element: Element) => {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(element.tagName)) return;
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
      if (hasOwnText(element)) found.push(element.textContent ?? '');
      else for (const child of element.children) visit(child);
    };
    for (const part of document.querySelectorAll(selector)) visit(part);
    return found;
  }, within);

/**
 * Texts on a page of the pseudo-locale that came from no catalog. `data` are the words of the store and its accounts,
 * which no catalog translates; `within` is a selector of the part that is looked at.
 */
export async function unmarkedTexts(
  page: Page,
  data: readonly (string | RegExp)[],
  within = 'body',
): Promise<readonly string[]> {
  // Of a long name its beginning is shown.
  const isData = (text: string) =>
    data.some((known) => (typeof known === 'string' ? known.includes(text.replace(/…$/, '')) : known.test(text)));
  const left = (await textsOf(page, within)).map(withoutMarked).filter((text) => /\p{L}/u.test(text));
  return [...new Set(left)].filter((text) => !isData(text));
}
