import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from './release';

/** The application that the others are made like: eleven later parts, eight screens below its own. */
const MODEL = 'settings';

type Table<T> = Readonly<Record<string, T>>;

/** Parts of `release.json` that grow with each application. */
interface Grown {
  readonly imports: Table<string>;
  readonly integrity: Table<string>;
  readonly lists: Table<string>;
  readonly preload: Table<readonly string[]>;
  readonly routes?: Table<object>;
}

/** Entries of the model under the names of another application. */
const entriesLike = <T>(table: Table<T>, like: (text: string) => string): [string, T][] =>
  Object.entries(table)
    .filter(([key]) => key.includes(MODEL))
    .map(([key, value]) => [like(key), value]);

/** What one more application adds to a release: names, addresses and hashes of its own, and a route. */
function another(release: Grown, name: string): Grown {
  const digest = (text: string) => createHash('sha256').update(`${name} ${text}`);
  const like = (text: string) =>
    text
      .replaceAll(MODEL, name)
      .replaceAll(/(?<=\.)[\da-f]{10,64}(?=\.js)/g, (hash) => digest(hash).digest('hex').slice(0, hash.length))
      .replaceAll(/sha256-[\w+/]+=/g, (hash) => `sha256-${digest(hash).digest('base64')}`);
  const route = {
    app: name,
    layout: 'tabs',
    title: 'title',
    tab: 'tab',
    subpaths: [],
    words: { title: name, tab: name },
  };
  const texts = (table: Table<string>) =>
    Object.fromEntries(entriesLike(table, like).map(([key, text]) => [key, like(text)]));
  // Scripts that every page has are the same for all.
  const own = (urls: readonly string[]) => urls.map((url) => (url.includes(MODEL) ? like(url) : url));
  return {
    imports: texts(release.imports),
    integrity: texts(release.integrity),
    lists: texts(release.lists),
    preload: Object.fromEntries(entriesLike(release.preload, like).map(([key, urls]) => [key, own(urls)])),
    routes: { [`/google/${name}`]: route },
  };
}

/**
 * Writes the release of this checkout with as many applications as asked for, each with a name, addresses, hashes and a
 * route of its own; without their files. Answers with its folder.
 */
export function releaseWithApplications(count: number): { readonly folder: string; readonly remove: () => void } {
  const release = JSON.parse(readFileSync('dist/release/release.json', 'utf8')) as Grown;
  const applications = Object.keys(release.lists).filter((build) => build.startsWith('mfe-'));
  const names = Array.from({ length: count - applications.length }, (_, index) => {
    const digest = createHash('sha256').update(String(index)).digest('hex');
    return `team-${digest.slice(0, 6)}`;
  });
  const grown = [release, ...names.map((name) => another(release, name))].reduce((all, more) => ({
    ...all,
    imports: { ...all.imports, ...more.imports },
    integrity: { ...all.integrity, ...more.integrity },
    lists: { ...all.lists, ...more.lists },
    preload: { ...all.preload, ...more.preload },
    routes: { ...all.routes, ...more.routes },
  }));
  const folder = mkdtempSync(join(tmpdir(), 'e2e-release-'));
  for (const { url } of readRelease().styles) {
    mkdirSync(join(folder, url, '..'), { recursive: true });
    cpSync(join('dist/release', url), join(folder, url));
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(grown));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
