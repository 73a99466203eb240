import { createHash } from 'node:crypto';
import type { WorkingCopy } from './working-copy';

/** Path below which the working copy's files are served. */
export const devPath = '/@dev/';
export const clientUrl = `${devPath}client.js`;

type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface Page {
  readonly markup: string;
  readonly headers: Headers;
}

const importMapPattern = /(<script type="importmap"[^>]*>)([^<]*)(<\/script>)/;
const noncePattern = /<script type="importmap" nonce="([^"]*)"/;

const sha = (algorithm: 'sha256' | 'sha384', text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const forScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The root's page with one application from the working copy: its specifiers lead there, with the integrity of its files
 * as they are now, and the policies agree. All else stays as the root serves it. A page that is not the application's
 * comes back as it is.
 */
export function devPage(page: Page, copies: readonly WorkingCopy[], client: string): Page {
  const [, , text] = importMapPattern.exec(page.markup) ?? [];
  if (text === undefined) return page;
  const map = JSON.parse(text) as { imports: Record<string, string>; integrity: Record<string, string> };
  const replaced = new Set<string>();
  for (const { manifest, integrity } of copies) {
    for (const [specifier, entry] of Object.entries(manifest.specifiers)) {
      const before = map.imports[specifier];
      if (before !== undefined) replaced.add(before.slice(0, before.lastIndexOf('/') + 1));
      map.imports[specifier] = devPath + (manifest.entries[entry]?.file ?? '');
    }
    for (const [file, hash] of Object.entries(integrity)) map.integrity[devPath + file] = hash;
  }
  map.integrity[clientUrl] = sha('sha384', client);
  const changed = forScript(map);
  const isReplaced = (url: string) => [...replaced].some((folder) => url.startsWith(folder));
  const nonce = noncePattern.exec(page.markup)?.[1] ?? '';
  const watcher = `<script type="module" src="${clientUrl}" integrity="${map.integrity[clientUrl]}" nonce="${nonce}"></script>`;
  const markup = page.markup
    .replace(importMapPattern, (_, open: string, __, close: string) => open + changed + close)
    .replaceAll(/<link rel="modulepreload" href="([^"]*)"[^>]*>\n?/g, (link, url: string) =>
      isReplaced(url) ? '' : link,
    )
    .replace('</head>', `${watcher}\n</head>`);
  const policy = (value: string) => value.replace(sha('sha256', text), sha('sha256', changed));
  const headers = Object.entries(page.headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? policy(value) : value.map(policy),
  ]);
  return { markup, headers: Object.fromEntries(headers) as Headers };
}
