import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../build/integrity';
import type { Release } from './release';
import { verifyRelease } from './verify-release';

const urls = { shell: '/assets/shell.js', react: '/assets/react.js', later: '/assets/later.js' } as const;
const texts: Readonly<Record<string, string>> = {
  [urls.shell]: `import 'react'; import('./later.js');`,
  [urls.react]: 'export {};',
  [urls.later]: `import './react.js';`,
};

let dir: string;
let release: Release;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'verify-release-'));
  mkdirSync(join(dir, 'assets'));
  for (const [url, text] of Object.entries(texts)) writeFileSync(join(dir, url), text);
  const each = <T>(of: (url: string, text: string) => T) =>
    Object.fromEntries(Object.entries(texts).map(([url, text]) => [url, of(url, text)]));
  release = {
    imports: { react: urls.react },
    integrity: each((_, text) => integrityOf(Buffer.from(text))),
    entry: urls.shell,
    styles: [],
    preload: {},
    files: each((url, text) => ({ file: url.slice(1), bytes: text.length, encodings: [], type: 'text/javascript' })),
    apps: {},
    shell: { title: '', body: '' },
  };
});
afterEach(() => rmSync(dir, { recursive: true }));

const without = <T>(all: Readonly<Record<string, T>>, url: string) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== url));

it('finds nothing in a release whose every module has its integrity [B-2]', async () => {
  expect(await verifyRelease(release, dir)).toEqual([]);
});

it('finds nothing in a release of before, whose integrity is sha384 [B-2]', async () => {
  const hashes = Object.entries(texts).map(([url, text]) => [url, createHash('sha384').update(text).digest('base64')]);
  const integrity = Object.fromEntries(hashes.map(([url, hash]) => [url, `sha384-${hash}`])) as Release['integrity'];
  expect(await verifyRelease({ ...release, integrity }, dir)).toEqual([]);
});

it.each([
  [
    'one that the map names',
    urls.react,
    [
      `${urls.react} has no integrity`,
      `${urls.shell} imports react, which is not here`,
      `${urls.later} imports ./react.js, which is not here`,
    ],
  ],
  ['one that is fetched later', urls.later, [`${urls.later} has no integrity`]],
  ['the one that starts the page', urls.shell, [`${urls.shell} has no integrity`]],
])('names a module without integrity, however the page reaches it: %s [B-2]', async (_, url, wrong) => {
  const found = await verifyRelease({ ...release, integrity: without(release.integrity, url) }, dir);
  expect(found.sort()).toEqual([...wrong].sort());
});

it('names a module that is not the one its integrity is of [B-2]', async () => {
  writeFileSync(join(dir, urls.react), 'export { };');
  expect(await verifyRelease(release, dir)).toEqual([`${urls.react} has other bytes`]);
});

it('compares a list with the hash in its name [B-2]', async () => {
  const text = 'export default {};\n';
  const url = `/assets/integrity.${createHash('sha256').update(text).digest('hex')}.js`;
  writeFileSync(join(dir, url), text);
  const about = { file: url.slice(1), bytes: text.length, encodings: [], type: 'text/javascript' } as const;
  const listed = { ...release, files: { ...release.files, [url]: about } };
  expect(await verifyRelease(listed, dir)).toEqual([]);
  writeFileSync(join(dir, url), text.replace('{}', '[]'));
  expect(await verifyRelease(listed, dir)).toEqual([`${url} has other bytes`]);
});
