import { pageWords, type PageName } from '@listings/shared-api/contract';
import type { ShopLink } from './shop-page';

/** Path and text of a link, as the words are looked for. */
const wordsOf = ({ href, text }: ShopLink): string => {
  const { pathname, search } = new URL(href);
  let path = pathname + search;
  try {
    path = decodeURIComponent(path);
  } catch {
    // A path that is no text is compared as it is written.
  }
  return `${path.replaceAll(/[-_]+/g, ' ')} ${path} ${text}`.toLowerCase().slice(0, 1000);
};

/** The first link that leads to such a page. */
export const linkTo = (name: PageName, links: readonly ShopLink[]): string | null =>
  links.find((link) => /^https?:/.test(link.href) && pageWords[name].test(wordsOf(link)))?.href ?? null;
