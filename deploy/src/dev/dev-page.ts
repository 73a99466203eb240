import { createHash } from 'node:crypto';
import { clientBuild } from './development-config';
import type { WorkingCopy } from './working-copy';

/** Path below which the working copies' files are served. */
export const devPath = '/@dev/';

type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface Page {
  readonly markup: string;
  readonly headers: Headers;
}

const importMapPattern = /(<script type="importmap"[^>]*>)([^<]*)(<\/script>)/;
const noncePattern = /<script type="importmap" nonce="([^"]*)"/;

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const forScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the policies of the root cannot know: integrity is asked of what stands in the map, and replaced modules do not. */
const notInDevelopment = /^integrity-policy(?:-report-only)?$/i;

function headersOf(headers: Headers, before: string, after: string): Headers {
  const policy = (value: string) => value.replace(sha256(before), sha256(after));
  const kept = Object.entries(headers).filter(([name]) => !notInDevelopment.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? policy(value) : value.map(policy)]),
  );
}

/**
 * The root's page with builds from the working tree: their specifiers lead there, with the integrity of their files as
 * they are now, and the policies agree. All else stays as the root serves it. A page that is not the application's
 * comes back as it is.
 */
export function devPage(page: Page, copies: readonly WorkingCopy[]): Page {
  const [, , text] = importMapPattern.exec(page.markup) ?? [];
  if (text === undefined) return page;
  const map = JSON.parse(text) as { imports: Record<string, string>; integrity: Record<string, string> };
  const replaced = new Set<string>();
  for (const copy of copies) {
    const { manifest } = copy;
    for (const [specifier, entry] of Object.entries(manifest.specifiers)) {
      const before = map.imports[specifier];
      if (before !== undefined) replaced.add(before.slice(0, before.lastIndexOf('/') + 1));
      map.imports[specifier] = devPath + (manifest.entries[entry]?.file ?? '');
    }
    for (const [file, hash] of Object.entries(copy.integrity())) map.integrity[devPath + file] = hash;
  }
  const changed = forScript(map);
  const isReplaced = (url: string) => [...replaced].some((folder) => url.startsWith(folder));
  const nonce = noncePattern.exec(page.markup)?.[1] ?? '';
  const client = copies.find(({ name }) => name === clientBuild.name)?.manifest.entries['client']?.file;
  const url = `${devPath}${client ?? ''}`;
  const watcher = `<script type="module" src="${url}" integrity="${map.integrity[url] ?? ''}" nonce="${nonce}"></script>`;
  const markup = page.markup
    .replace(importMapPattern, (_, open: string, __, close: string) => {
      return `${open}${changed}${close}${client === undefined ? '' : `\n${watcher}`}`;
    })
    .replaceAll(/<link rel="modulepreload" href="([^"]*)"[^>]*>\n?/g, (link, href: string) =>
      isReplaced(href) ? '' : link,
    );
  return { markup, headers: headersOf(page.headers, text, changed) };
}
