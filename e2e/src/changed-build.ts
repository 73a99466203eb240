import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directoryStore, signStatement, writeKeyring, type SigningKey } from '@listings/deploy/live';
import type { Store } from './store';

const hashOf = (algorithm: 'sha256' | 'sha384', bytes: Uint8Array | string) =>
  createHash(algorithm).update(bytes).digest('hex');

const readText = (...path: readonly string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');

interface Built {
  readonly name: string;
  readonly files: Readonly<Record<string, object>>;
}

/** A build of this checkout with other texts: every script has a name of its own, as after a change of each. */
export function changedBuild(folder: string, change: (text: string, name: string) => string): Map<string, Buffer> {
  const { files: built, ...rest } = JSON.parse(readText(folder, 'dist/manifest.json')) as Built;
  // A list of integrity says what the files were: a build without one has its hashes in the documents.
  const kept = Object.entries(built).filter(([name]) => !name.startsWith('integrity.'));
  const manifest = JSON.stringify({ ...rest, files: Object.fromEntries(kept) });
  const names = kept.map(([name]) => name);
  const hashes = names.flatMap((name) => /\.([\da-f]{10})\.js$/.exec(name)?.[1] ?? []);
  const renamed = (text: string) =>
    hashes.reduce(
      (all, hash) => all.replaceAll(hash, hashOf('sha256', `${hash} ${String(change)}`).slice(0, 10)),
      text,
    );
  const files = new Map(
    names.map((name) => [renamed(name), Buffer.from(renamed(change(readText(folder, 'dist', name), name)))]),
  );
  files.set('manifest.json', Buffer.from(renamed(change(manifest, 'manifest.json'))));
  const { contract } = JSON.parse(readText('dist/release/parts.json')) as { contract: unknown };
  return files.set('contract.json', Buffer.from(JSON.stringify(contract)));
}

interface Head {
  readonly hash: string;
}

/** The owners of the shared files, two persons, and the team of the reports, at a store that takes deploys. */
export class Owners {
  private constructor(
    private readonly origin: string,
    private readonly keys: Readonly<Record<string, readonly SigningKey[]>>,
  ) {}

  static async at(store: Store): Promise<Owners> {
    const made = [['platform', 'pat'], ['platform', 'paul'], ['reports', 'ann']].map(([team = '', person = '']) => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      const { x = '' } = publicKey.export({ format: 'jwk' });
      const who = { id: `${team}-${person}`, team, person };
      const trusted = { ...who, public: x, expires: '2100-01-01T00:00:00Z' };
      return { trusted, key: { ...who, private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() } };
    }); // prettier-ignore
    const releases = join(store.dataDir, 'releases');
    const keyring = { teams: { reports: ['mfe-reports'] }, keys: made.map(({ trusted }) => trusted) };
    await writeKeyring(directoryStore(releases), keyring);
    const origin = /^deploys (http:\/\/\S+)$/m.exec(store.log())?.[1] ?? '';
    const keysOf = (team: string) => made.filter(({ key }) => key.team === team).map(({ key }) => key);
    return new Owners(origin, { platform: keysOf('platform'), reports: keysOf('reports') });
  }

  /** Publishes a build; answers with what changed in the map, or with why it was refused. */
  async publish(app: string, version: string, files: ReadonlyMap<string, Buffer>, more: object = {}): Promise<unknown> {
    const { head } = (await this.say('platform', { action: 'read' })) as { head: Head };
    const claims = [...files].map(([path, bytes]) => ({ path, sha384: hashOf('sha384', bytes), bytes: bytes.length }));
    const team = app.startsWith('mfe-') ? 'reports' : 'platform';
    const built = { app, version, builtAt: new Date().toISOString(), files: claims };
    const draft = { action: 'publish', nonce: randomUUID(), prev: head.hash, ...built, ...more };
    const first = (await this.say(team, draft)) as { outcome: string; files?: readonly { path: string }[] };
    if (first.outcome !== 'files-needed') return first;
    for (const { path } of first.files ?? []) {
      const headers = { 'content-type': 'application/octet-stream' };
      const body = Uint8Array.from(files.get(path) ?? Buffer.alloc(0));
      await fetch(`${this.origin}/files`, { method: 'PUT', headers, body });
    }
    return this.say(team, draft);
  }

  private async say(team: string, draft: object): Promise<unknown> {
    const iat = Math.floor(Date.now() / 1000);
    const statement = JSON.stringify({ team, iat, exp: iat + 120, nonce: randomUUID(), ...draft });
    const body = JSON.stringify(signStatement(statement, this.keys[team] ?? []));
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${this.origin}/statements`, { method: 'POST', headers, body })).json();
  }
}
