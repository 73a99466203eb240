import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What was told in live regions so far, in order. */
    told?: string[];
  }
}

/**
 * Writes down what a screen reader is told without being asked: text that comes into a live region that was there before, or
 * an alert that comes whole. A status that is put into the page together with its text is not reliably read, and counts for
 * nothing; nor does what is hidden from assistive technology.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    window.told = told;
    const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    const known = new WeakSet<Element>();
    const wordsOf = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (!(node instanceof Element)) return '';
      if (node.matches('[aria-hidden=true], [hidden], script, style')) return '';
      const { visibility, display } = getComputedStyle(node);
      if (visibility === 'hidden' || display === 'none') return '';
      const inner = [...node.childNodes].map(wordsOf).join(display.startsWith('inline') ? '' : ' ');
      const label = node.getAttribute('aria-label');
      return label ?? (display.startsWith('inline') && display === 'inline' ? inner : ` ${inner} `);
    };
    const say = (node: Node) => {
      const words = wordsOf(node).replaceAll(/\s+/g, ' ').trim();
      if (words !== '') told.push(words);
    };
    const isAtomic = (region: Element) => {
      const own = region.getAttribute('aria-atomic');
      return own === null ? region.matches('[role=status], [role=alert]') : own === 'true';
    };
    const isHidden = (region: Element) => region.closest('[aria-hidden=true], [inert]') !== null;
    new MutationObserver((changes) => {
      const whole = new Set<Element>();
      const parts = new Set<Node>();
      for (const { type, target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(regions) ?? null;
        const isKnown = region !== null && known.has(region);
        if (isKnown && isAtomic(region)) whole.add(region);
        else if (isKnown) for (const node of type === 'characterData' ? [target] : addedNodes) parts.add(node);
        for (const node of addedNodes)
          if (node instanceof Element && !isKnown)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert], [aria-live=assertive]') && !known.has(alert)) whole.add(alert);
      }
      for (const node of parts) if (node.isConnected && node.parentElement && !isHidden(node.parentElement)) say(node);
      for (const region of whole) if (region.isConnected && !isHidden(region)) say(region);
      for (const region of document.querySelectorAll(regions)) known.add(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What was told since the page began, or since it was last forgotten; references, moments and that something loads, which differ each time, left out. */
export const told = async (page: Page): Promise<readonly string[]> => {
  const all = await page.evaluate(() => window.told ?? []);
  return all
    .filter((words) => !/^(As of |Loading…$)/.test(words))
    .map((words) => words.replace(/Reference: [\w-]+/, 'Reference: …'));
};

/** Forgets what was told so far. */
export const forgetTold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.told?.splice(0);
  });
