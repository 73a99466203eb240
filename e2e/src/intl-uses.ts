import type { Page } from 'playwright-core';
import { contentAt, noteContent } from './bench/visit';

/** Parts of `Intl` whose first use in a page reads tables of all languages. */
const parts = ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'DisplayNames', 'RelativeTimeFormat'];

declare global {
  interface Window {
    /** Uses of these parts so far, with their moment in milliseconds since 1970. */
    intlUses?: readonly { readonly part: string; readonly at: number }[];
  }
}

/** Opens an address and answers with the parts of `Intl` that were used until the text `shows` was there. */
export async function intlUsesUntil(page: Page, url: string, shows: string): Promise<readonly string[]> {
  await page.addInitScript(`
    window.intlUses = [];
    for (const part of ${JSON.stringify(parts)}) {
      const use = () => window.intlUses.push({ part, at: performance.timeOrigin + performance.now() });
      Intl[part] = new Proxy(Intl[part], {
        construct: (made, values) => (use(), Reflect.construct(made, values)),
        apply: (made, self, values) => (use(), Reflect.apply(made, self, values)),
      });
    }
  `);
  await noteContent(page, { shows });
  await page.goto(url);
  const end = await contentAt(page);
  const uses = await page.evaluate(() => window.intlUses ?? []);
  return uses.filter(({ at }) => at <= end).map(({ part }) => part);
}
