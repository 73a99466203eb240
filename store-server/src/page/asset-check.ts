import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseFile } from '@listings/deploy/release';

type Encoding = ReleaseFile['encodings'][number] | null;

const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** Name of a file in a place of releases: the sha384 of its bytes. Builds of this machine name theirs otherwise. */
const NAMED = /^files\/([0-9a-f]{96})\.[a-z0-9]+$/;

const hashOf = (algorithm: 'sha256' | 'sha384', bytes: Uint8Array): string =>
  createHash(algorithm).update(bytes).digest('hex');

/** Compares files of a place of releases with the hash that is their name, compressed forms by what is in them. */
export class AssetCheck {
  /** File and form → sha256 of the bytes that were found good: they are unpacked once. */
  private readonly good = new Map<string, string>();

  /** False when the bytes of a file, in one of its forms, are not those of its name. */
  async isAsNamed({ file, bytes: length }: ReleaseFile, encoding: Encoding, bytes: Buffer): Promise<boolean> {
    const stated = NAMED.exec(file)?.[1];
    if (stated === undefined) return true;
    const [key, hash] = [`${file} ${encoding}`, hashOf('sha256', bytes)];
    if (this.good.get(key) === hash) return true;
    const plain = encoding === null ? bytes : await unpack(encoding, bytes, length);
    if (plain === null || hashOf('sha384', plain) !== stated) return false;
    this.good.set(key, hash);
    return true;
  }
}

/** What is in a compressed form; null when it is none, or holds more than the file has. */
const unpack = (encoding: NonNullable<Encoding>, bytes: Buffer, length: number): Promise<Buffer | null> =>
  unpackers[encoding](bytes, { maxOutputLength: Math.max(1, length) }).catch(() => null);
