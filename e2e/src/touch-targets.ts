import type { Page } from 'playwright-core';

/** Least width and height of what is pressed with a finger, in pixels. */
const touchTarget = 44;

/**
 * Controls that are smaller than a finger needs, as `name: width × height`. What takes the press of a control counts for
 * it: its label, and what it draws over itself. Links inside a sentence are exempt, as in WCAG 2.5.8.
 */
export const smallTargets = (page: Page, least = touchTarget): Promise<string[]> =>
  page.evaluate((size) => {
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, [role=slider], [role=tab]';
    const isInSentence = (element: Element) => {
      if (!element.matches('a') || !getComputedStyle(element).display.startsWith('inline')) return false;
      let block = element.parentElement;
      while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return (block?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 1;
    };
    /** The farthest points that still reach the control, from its middle outwards. */
    const reach = (element: Element, takers: readonly Element[]) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const takes = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top);
        return hit !== null && takers.some((taker) => taker.contains(hit));
      };
      const along = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < size && takes(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
        return steps;
      };
      return { width: along(-1, 0) + along(1, 0) + 1, height: along(0, -1) + along(0, 1) + 1 };
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || box.width <= 1 || style.clipPath !== 'none' || isInSentence(element)) continue;
      if (element.closest('[aria-hidden=true], [inert]')) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const at = element.getBoundingClientRect();
      if (at.right <= 0 || at.bottom <= 0) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const { width, height } = reach(element, [element, ...labels]);
      if (Math.max(width, Math.round(at.width)) < size || Math.max(height, Math.round(at.height)) < size) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        found.push(`${element.tagName} ${name || labels[0]?.textContent || element.id}: ${width} × ${height}`);
      }
    }
    window.scrollTo(0, 0);
    return [...new Set(found)];
  }, least);
