import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from './release';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

export const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

export const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Content type by extension; a file of another kind has no place in a release. */
export function typeOf(file: string): string {
  const type = types[file.split('.').at(-1) ?? ''];
  if (type === undefined) throw new Error(`${file} is neither a script nor a style sheet`);
  return type;
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** A sibling stands when it is smaller; a name carries the hash of its content, so what is there stays. */
async function compressed(file: string, bytes: Buffer, encoding: 'br' | 'gzip'): Promise<boolean> {
  const sibling = file + suffixes[encoding];
  if (existsSync(sibling)) return true;
  const small = await compressors[encoding](bytes);
  if (small.length >= bytes.length) return false;
  await writeWhole(sibling, small);
  return true;
}

/** Copies one file to its address, with its compressed siblings. */
export async function publishFile(source: string, url: string, releaseDir: string): Promise<ReleaseFile> {
  const file = url.slice(1);
  const target = join(releaseDir, file);
  await mkdir(dirname(target), { recursive: true });
  const bytes = await readFile(source);
  if (!existsSync(target) || !(await readFile(target)).equals(bytes)) {
    await Promise.all(Object.values(suffixes).map((suffix) => rm(target + suffix, { force: true })));
    await copyFile(source, `${target}.part`);
    await rename(`${target}.part`, target);
  }
  const encodings: ('br' | 'gzip')[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    if (await compressed(target, bytes, encoding)) encodings.push(encoding);
  }
  return { file, bytes: bytes.length, encodings, type: typeOf(file) };
}

/** Takes away what no longer belongs to the release. */
export async function removeOthers(releaseDir: string, files: Iterable<ReleaseFile>): Promise<void> {
  const kept = new Set<string>();
  for (const { file, encodings } of files) {
    kept.add(file);
    for (const encoding of encodings) kept.add(file + suffixes[encoding]);
  }
  const assets = join(releaseDir, 'assets');
  for (const entry of await readdir(assets, { recursive: true })) {
    const path = join(assets, entry);
    if ((await stat(path)).isFile() && !kept.has(relative(releaseDir, path))) await rm(path);
  }
}
