import type { EmotionCache, Options } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { compile, middleware, rulesheet, serialize, stringify } from 'stylis';
import { plainRules } from './plain-rules';

/**
 * Makes a cache as `@emotion/cache` does, in its place: without its table of prefixes for browsers that are long gone, styles
 * that a server has written, and the reading of nested selectors that leave their `&` out. Plain styles are written without a
 * parser: those of a screen are made while somebody waits for it.
 */
export default function createCache({ stylisPlugins = [], ...options }: Options): EmotionCache {
  const cache: EmotionCache = {
    key: options.key,
    sheet: new StyleSheet({ container: document.head, ...options }),
    ...(options.nonce === undefined ? {} : { nonce: options.nonce }),
    inserted: {},
    registered: {},
    insert(selector, { name, styles }, sheet, isKept) {
      const insert = (rule: string) => sheet.insert(rule);
      const plain = selector === '' || stylisPlugins.length > 0 ? null : plainRules(selector, styles);
      if (plain === null)
        serialize(
          compile(selector === '' ? styles : `${selector}{${styles}}`),
          middleware([...stylisPlugins, stringify, rulesheet(insert)]),
        );
      else plain.forEach(insert);
      if (isKept) cache.inserted[name] = true;
    },
  };
  return cache;
}
