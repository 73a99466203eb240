import type { Frame, Page } from 'playwright-core';
import { contentAt, noteContent } from './bench/visit';

/** Parts of `Intl` whose first use in a page reads tables of all languages. */
const parts = ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'DisplayNames', 'RelativeTimeFormat'];

declare global {
  interface Window {
    /** Uses of these parts so far, with their moment in milliseconds since 1970. */
    intlUses?: readonly { readonly part: string; readonly at: number }[];
  }
}

/** Has the page, and frames in it, note their uses of these parts; to be called before it is opened. */
export const noteIntl = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    window.intlUses = [];
    for (const part of ${JSON.stringify(parts)}) {
      const use = () => window.intlUses.push({ part, at: performance.timeOrigin + performance.now() });
      Intl[part] = new Proxy(Intl[part], {
        construct: (made, values) => (use(), Reflect.construct(made, values)),
        apply: (made, self, values) => (use(), Reflect.apply(made, self, values)),
      });
    }
  `);

/** The parts that were used until a moment, in milliseconds since 1970; throws where nothing noted them. */
export async function intlUsesBefore(place: Page | Frame, end: number): Promise<readonly string[]> {
  const uses = await place.evaluate(() => window.intlUses);
  if (uses === undefined) throw new Error(`${place.url()} does not note its uses of Intl.`);
  return uses.filter(({ at }) => at <= end).map(({ part }) => part);
}

/** Opens an address and answers with the parts of `Intl` that were used until the text `shows` was there. */
export async function intlUsesUntil(page: Page, url: string, shows: string): Promise<readonly string[]> {
  await noteIntl(page);
  await noteContent(page, { shows });
  await page.goto(url);
  return intlUsesBefore(page, await contentAt(page));
}
