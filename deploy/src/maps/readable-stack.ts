import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ScriptMap } from './build-maps';

/** Place in a script as engines write it: `https://shop.example/assets/a/b.js:1:20`. */
const place = /((?:https?:\/\/[^\s/()]+)?\/[^\s():]+\.m?js):(\d+):(\d+)/g;

/** `webpack://mfe-settings/./src/root.tsx` as a path of the package it is in. */
const sourceName = (source: string): string => source.replace(/^webpack:\/\//, '').replace('/./', '/');

/**
 * The stack of an error with places in the sources instead of places in scripts. `mapOf` answers with the source map of a
 * script (its path, without the host); a place without a map stays as it is.
 */
export function readableStack(stack: string, mapOf: (script: string) => ScriptMap | null): string {
  const maps = new Map<string, { readonly trace: TraceMap; readonly columnOf: ScriptMap['columnOf'] } | null>();
  const mapFor = (script: string) => {
    const known = maps.get(script);
    if (known !== undefined) return known;
    const found = mapOf(script);
    const map = found && { trace: new TraceMap(found.map), columnOf: found.columnOf };
    maps.set(script, map);
    return map;
  };
  return stack.replaceAll(place, (written, url: string, row: string, at: string) => {
    const map = mapFor(url.replace(/^https?:\/\/[^/]+/, ''));
    if (map === null) return written;
    const line = Number(row);
    const column = map.columnOf(line - 1, Math.max(0, Number(at) - 1));
    const found = originalPositionFor(map.trace, { line, column });
    return found.source === null ? written : `${sourceName(found.source)}:${found.line}:${found.column + 1}`;
  });
}
