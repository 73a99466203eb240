import { createPublicKey, type KeyObject } from 'node:crypto';
import type { ObjectStore } from '../stores/object-store';

/** A key that may sign. Written by the operator, read anew for every statement: revoking needs no release. */
export interface TrustedKey {
  readonly id: string;
  readonly team: string;
  /** Owner of the key: two signatures of one person count as one. */
  readonly person: string;
  /** The 32 bytes of an Ed25519 public key, base64url. */
  readonly public: string;
  /** ISO moment after which it signs nothing. */
  readonly expires: string;
  /** ISO moment at which it was revoked. */
  readonly revoked?: string;
  /** ISO moment since when others may have had it: what it signed from then on is not believed any more. */
  readonly leaked?: string;
}

/** Teams, their builds and their keys: `keys.json`. */
export interface Keyring {
  /** Team → names of its builds. The team `platform` owns every build that no other team does. */
  readonly teams: Readonly<Record<string, readonly string[]>>;
  readonly keys: readonly TrustedKey[];
}

const keyringName = 'keys.json';
export const platformTeam = 'platform';

const empty: Keyring = { teams: {}, keys: [] };

export async function readKeyring(objects: ObjectStore): Promise<Keyring> {
  const bytes = await objects.read(keyringName);
  return bytes === null ? empty : (JSON.parse(bytes.toString('utf8')) as Keyring);
}

export const writeKeyring = (objects: ObjectStore, keyring: Keyring): Promise<void> =>
  objects.replace(keyringName, Buffer.from(`${JSON.stringify(keyring, null, 1)}\n`));

const lockName = 'keys.lock';

/**
 * Changes the keyring as one of several that may do so at once: each begins with what the one before has written, and waits
 * for it for `patience` ms. A change that was cut off leaves `keys.lock` behind, which is told and not taken away.
 */
export async function changeKeyring(
  objects: ObjectStore,
  change: (keyring: Keyring) => Keyring,
  patience = 5000,
): Promise<Keyring> {
  const begun = Date.now();
  while (!(await objects.create(lockName, Buffer.from(new Date(begun).toISOString())))) {
    if (Date.now() - begun > patience) {
      const since = (await objects.read(lockName))?.toString('utf8') ?? 'now';
      throw new Error(`the keys are being changed since ${since}; if that was cut off, remove ${lockName} there`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    const changed = change(await readKeyring(objects));
    await writeKeyring(objects, changed);
    return changed;
  } finally {
    await objects.remove(lockName);
  }
}

/** Reason why a key is not valid at this moment; null when it is. */
export function whyUnusable(key: TrustedKey, now: number): string | null {
  if (key.revoked !== undefined) return `the key ${key.id} was taken back at ${key.revoked}`;
  // An unreadable time counts as past.
  return Date.parse(key.expires) > now ? null : `the key ${key.id} expired at ${key.expires}`;
}

/** When a build was signed, and by which keys. */
export interface Signing {
  /** ISO moment. */
  readonly at: string;
  readonly keys: readonly string[];
}

/** The key for which a build is not believed any more; null when there is none. */
export function leakedKeyOf({ keys }: Keyring, signed: Signing | undefined): TrustedKey | null {
  if (signed === undefined) return null;
  const since = ({ leaked }: TrustedKey) => (leaked === undefined ? Infinity : Date.parse(leaked));
  return keys.find((key) => signed.keys.includes(key.id) && Date.parse(signed.at) >= since(key)) ?? null;
}

export const teamOf = (keyring: Keyring, app: string): string =>
  Object.keys(keyring.teams).find((team) => keyring.teams[team]?.includes(app)) ?? platformTeam;

export const publicKeyOf = (key: Pick<TrustedKey, 'public'>): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.public }, format: 'jwk' });
