import createCache, { type EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import { baseline } from './baseline';
import { directionPlugins } from './direction';
import { withPrefixes } from './prefixed-declarations';
import { themeRules } from './theme';

let cache: EmotionCache | undefined;

/** The nonce of the page's own script, so that style tags pass a content-security policy; undefined where it has none. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

function insertOnce(target: EmotionCache, styles: Parameters<typeof css>[0]) {
  const serialized = css(styles);
  if (target.inserted[serialized.name] === undefined) target.insert('', serialized, target.sheet, true);
}

/**
 * Leaves out rules whose selector only Internet Explorer and old versions of Firefox know, as MUI's buttons and
 * placeholders have: each would cost an exception, and the search for the places of its stack.
 */
function writeForBrowsers({ sheet }: EmotionCache) {
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => /^[^{]*:-m/.test(rule) || insert(withPrefixes(rule));
}

/**
 * The one emotion cache of the page (key `ui`), made on first use so that the nonce is there; the theme's variables
 * and the page-wide rules go in with it, once, however many applications are mounted.
 */
export function pageStyleCache(): EmotionCache {
  if (cache === undefined) {
    const nonce = pageNonce();
    cache = createCache({
      key: 'ui',
      prepend: true,
      stylisPlugins: directionPlugins(),
      ...(nonce ? { nonce } : {}),
    });
    writeForBrowsers(cache);
    for (const rule of themeRules) cache.sheet.insert(rule);
    insertOnce(cache, baseline);
  }
  return cache;
}
