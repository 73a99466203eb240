import { createHash } from 'node:crypto';

/** Hashes that browsers take as integrity: what was built before says sha384. */
const STATED = /^(sha256|sha384)-/;

/**
 * Integrity of a file as documents carry it. Nobody can make other bytes for a sha256 either, and hashes are the part of
 * a document that does not compress.
 */
export const integrityOf = (bytes: Uint8Array): string => stated('sha256', bytes);

/** True where an integrity, of this version or of an earlier one, is that of the bytes. */
export const isIntegrityOf = (integrity: string | undefined, bytes: Uint8Array): boolean => {
  const algorithm = STATED.exec(integrity ?? '')?.[1];
  return algorithm !== undefined && stated(algorithm, bytes) === integrity;
};

const stated = (algorithm: string, bytes: Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
