import type { EmotionCache, Options } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { compile, middleware, rulesheet, serialize, stringify } from 'stylis';

/**
 * Makes a cache as `@emotion/cache` does, in its place: without its table of prefixes for browsers that are long gone, styles
 * that a server has written, and the reading of nested selectors that leave their `&` out.
 */
export default function createCache({ stylisPlugins = [], ...options }: Options): EmotionCache {
  const cache: EmotionCache = {
    key: options.key,
    sheet: new StyleSheet({ container: document.head, ...options }),
    ...(options.nonce === undefined ? {} : { nonce: options.nonce }),
    inserted: {},
    registered: {},
    insert(selector, { name, styles }, sheet, isKept) {
      const write = middleware([...stylisPlugins, stringify, rulesheet((rule) => sheet.insert(rule))]);
      serialize(compile(selector === '' ? styles : `${selector}{${styles}}`), write);
      if (isKept) cache.inserted[name] = true;
    },
  };
  return cache;
}
