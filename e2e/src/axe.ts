import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Accessibility violations of what the page shows now, one line each: rule, what it says, the first places. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults, readonly string[]>(
    (tags) => window.axe.run(document, { runOnly: [...tags], resultTypes: ['violations'] }),
    TAGS,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id}: ${help} (${nodes.length}: ${places.join(' | ')})`;
  });
}

declare global {
  interface Window {
    /** Put into the page by the tests. */
    readonly axe: typeof axe;
  }
}
