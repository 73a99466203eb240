import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fastMarks, releaseDir } from '../state/build-state.mjs';
import { compressBest, publishFile, removeOthers } from './publish-assets';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const large = Buffer.from(
  Array.from({ length: 900 }, (_, index) => `export const x${index} = ${index ** 2};`).join('\n'),
);
const small = Buffer.from(large.subarray(0, 2000));

const brotli = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const dir = () => join(root, releaseDir);
const at = (name: string) => join(dir(), 'assets', name);

function publish(name: string, bytes: Buffer, compression: 'best' | 'fast') {
  writeFileSync(join(root, name), bytes);
  return publishFile(join(root, name), `/assets/${name}`, dir(), compression);
}

describe('files that are compressed fast', () => {
  it('are there at once, and become what they are otherwise [19.1]', async () => {
    const fast = await publish('large.js', large, 'fast');
    await publish('small.js', small, 'fast');
    expect(readFileSync(at('large.js.br'))).toEqual(brotli(large, 5));
    expect(readFileSync(at('small.js.br'))).toEqual(brotli(small, 11));
    expect(fastMarks(root)).toEqual([at('large.js.br.fast')]);

    expect(await compressBest(root)).toBe(1);
    expect(readFileSync(at('large.js.br'))).toEqual(brotli(large, 11));
    expect(fastMarks(root)).toEqual([]);
    expect(await publish('large.js', large, 'best')).toEqual(fast);
    expect(await compressBest(root)).toBe(0);
  });

  it('are made small by the next build, also where a stop left nothing but their mark [19.1]', async () => {
    await publish('large.js', large, 'fast');
    rmSync(at('large.js.br'));
    await publish('large.js', large, 'best');
    expect(readFileSync(at('large.js.br'))).toEqual(brotli(large, 11));
    expect(fastMarks(root)).toEqual([]);
  });

  it('stay small when a fast build finds them so [19.1]', async () => {
    await publish('large.js', large, 'best');
    await publish('large.js', large, 'fast');
    expect(readFileSync(at('large.js.br'))).toEqual(brotli(large, 11));
    expect(fastMarks(root)).toEqual([]);
  });

  it('keep their mark with them, and lose it with them [19.1]', async () => {
    const kept = await publish('large.js', large, 'fast');
    await publish('other.js', large, 'fast');
    await removeOthers(dir(), [kept]);
    expect(fastMarks(root)).toEqual([at('large.js.br.fast')]);
    expect(existsSync(at('other.js.br'))).toBe(false);
  });
});
