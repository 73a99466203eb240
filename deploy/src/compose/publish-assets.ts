import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fastMark, fastMarks } from '../state/build-state.mjs';
import type { ReleaseFile } from './release';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

export const compressors = {
  br: (bytes: Buffer) => brotli(bytes, 11),
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

/** How hard a file is compressed: `fast` for a first start, which makes up for it afterwards. */
export type Compression = 'best' | 'fast';

/** Bytes from which on the best compression takes so long that a first start does without; smaller files gain nothing. */
const fastFrom = 4_000;
const fastQuality = 5;

/** Marks a sibling as one that was compressed fast, before it is there: no stop in between makes it pass as the best. */
async function writeFast(sibling: string, bytes: Buffer): Promise<void> {
  await writeFile(sibling + fastMark, '');
  await writeWhole(sibling, await brotli(bytes, fastQuality));
}

async function writeBest(sibling: string, small: Buffer): Promise<void> {
  await writeWhole(sibling, small);
  await rm(sibling + fastMark, { force: true });
}

/** A sibling stands when it is smaller; a name carries the hash of its content, so what is there stays. */
async function compressed(
  file: string,
  bytes: Buffer,
  encoding: 'br' | 'gzip',
  compression: Compression,
): Promise<boolean> {
  const sibling = file + suffixes[encoding];
  const isFast = existsSync(sibling + fastMark);
  if (existsSync(sibling) && (compression === 'fast' || !isFast)) return true;
  if (compression === 'fast' && encoding === 'br' && bytes.length >= fastFrom) {
    await writeFast(sibling, bytes);
    return true;
  }
  const small = await compressors[encoding](bytes);
  if (small.length >= bytes.length) return false;
  await writeBest(sibling, small);
  return true;
}

/** Compresses anew, and as small as it can be, what was compressed fast; each file in one step, one at a time. Answers with how many. */
export async function compressBest(root: string): Promise<number> {
  const marks = fastMarks(root);
  for (const mark of marks) {
    const sibling = mark.slice(0, -fastMark.length);
    const bytes = await readFile(sibling.slice(0, -suffixes.br.length));
    await writeBest(sibling, await compressors.br(bytes));
  }
  return marks.length;
}

/** Copies one file to its address, with its compressed siblings. */
export async function publishFile(
  source: string,
  url: string,
  releaseDir: string,
  compression: Compression = 'best',
): Promise<ReleaseFile> {
  const file = url.slice(1);
  const target = join(releaseDir, file);
  await mkdir(dirname(target), { recursive: true });
  const bytes = await readFile(source);
  if (!existsSync(target) || !(await readFile(target)).equals(bytes)) {
    const others = Object.values(suffixes).flatMap((suffix) => [suffix, suffix + fastMark]);
    await Promise.all(others.map((suffix) => rm(target + suffix, { force: true })));
    await copyFile(source, `${target}.part`);
    await rename(`${target}.part`, target);
  }
  const encodings: ('br' | 'gzip')[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    if (await compressed(target, bytes, encoding, compression)) encodings.push(encoding);
  }
  return { file, bytes: bytes.length, encodings, type: typeOf(file) };
}

/** Takes away what no longer belongs to the release. */
export async function removeOthers(releaseDir: string, files: Iterable<ReleaseFile>): Promise<void> {
  const kept = new Set<string>();
  for (const { file, encodings } of files) {
    kept.add(file);
    for (const encoding of encodings) kept.add(file + suffixes[encoding]).add(file + suffixes[encoding] + fastMark);
  }
  const assets = join(releaseDir, 'assets');
  for (const entry of await readdir(assets, { recursive: true })) {
    const path = join(assets, entry);
    if ((await stat(path)).isFile() && !kept.has(relative(releaseDir, path))) await rm(path);
  }
}
