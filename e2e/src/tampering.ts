import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { readRelease } from './release';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const IMPORT_MAP = /(<script type="importmap"[^>]*>)([^<]*)(<\/script>)/;

/** The page as if the release held `text` at `url`: import map, preloads and the policy's hash of the map agree with it. */
async function withReplaced(route: Route, url: string, text: string) {
  const response = await route.fetch();
  const before = await response.text();
  const map = IMPORT_MAP.exec(before)?.[2];
  if (map === undefined) return route.fulfill({ response });
  const { integrity, ...rest } = JSON.parse(map) as { integrity: Record<string, string> };
  const was = integrity[url];
  if (readRelease().files[url] === undefined) throw new Error(`the release has no ${url}`);
  // A part that the document leaves out is named there: the page asks no list for it then.
  const named = JSON.stringify({ ...rest, integrity: { ...integrity, [url]: sha256(text) } });
  const after = was === undefined ? before.replace(map, () => named) : before.replaceAll(was, sha256(text));
  const newMap = IMPORT_MAP.exec(after)?.[2] ?? '';
  const headers = response
    .headersArray()
    .map(({ name, value }) => [name, value.replace(sha256(map), sha256(newMap))] as const);
  return route.fulfill({ status: response.status(), headers: joined(headers), body: after });
}

/** Headers by name; two of one name become one with a comma, which means the same. */
function joined(headers: readonly (readonly [string, string])[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (key === 'content-length' || key === 'content-encoding') continue;
    all[key] = all[key] === undefined ? value : `${all[key]}, ${value}`;
  }
  return all;
}

/** Serves `text` in place of a built file, as a release that holds it would. */
export async function releaseWith(page: Page, url: string, text: string): Promise<void> {
  await page.route(
    (address) => address.pathname.startsWith('/google'),
    (route) => (route.request().resourceType() === 'document' ? withReplaced(route, url, text) : route.fallback()),
  );
  await page.route(`**${url}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      headers: { 'cache-control': 'no-store' },
      body: text,
    }),
  );
}
