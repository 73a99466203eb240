import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { isIntegrityOf } from '../build/integrity';
import { listIntegrity } from '../build/integrity-list';
import { suffixes } from './publish-assets';
import type { Release } from './release';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Static imports of a script that lead to nothing the page knows. */
function strayImports(url: string, text: string, release: Release): string[] {
  const [imports] = parse(text);
  return imports.flatMap(({ d: dynamic, n: specifier }) => {
    if (dynamic !== -1 || specifier === undefined) return [];
    const target = specifier.startsWith('.')
      ? new URL(specifier, `http://page${url}`).pathname
      : release.imports[specifier];
    return target !== undefined && target in release.integrity
      ? []
      : [`${url} imports ${specifier}, which is not here`];
  });
}

async function wrongBytes(url: string, release: Release, dir: string): Promise<string[]> {
  const about = release.files[url];
  const expected =
    release.integrity[url] ??
    listIntegrity(url.split('/').at(-1) ?? '') ??
    Object.values(release.languages ?? {}).find(({ integrity }) => url in integrity)?.integrity[url] ??
    release.styles.find((style) => style.url === url)?.integrity;
  if (about === undefined) return [`${url} has no file`];
  if (expected === undefined) return [`${url} has no integrity`];
  const bytes = await readFile(join(dir, about.file)).catch(() => undefined);
  if (bytes === undefined) return [`${url} is missing`];
  const wrong = isIntegrityOf(expected, bytes) && bytes.length === about.bytes ? [] : [`${url} has other bytes`];
  for (const encoding of about.encodings) {
    const packed = await readFile(join(dir, about.file + suffixes[encoding])).catch(() => undefined);
    if (packed === undefined || !unpack[encoding](packed).equals(bytes)) wrong.push(`${url} differs as ${encoding}`);
  }
  return about.type.startsWith('text/javascript') ? [...wrong, ...strayImports(url, bytes.toString(), release)] : wrong;
}

/**
 * Compares a release with the bytes on disk: each file has the stated hash, in every encoding; each static import leads
 * to a file with a hash; nothing named lacks a file. Answers with what is wrong.
 */
export async function verifyRelease(release: Release, dir: string): Promise<string[]> {
  await init;
  const named = [
    release.entry,
    ...Object.values(release.imports),
    ...Object.keys(release.integrity),
    ...release.styles.map((style) => style.url),
    ...Object.values(release.preload).flat(),
    ...Object.keys(release.files),
  ];
  const wrong = await Promise.all([...new Set(named)].map((url) => wrongBytes(url, release, dir)));
  return wrong.flat();
}
