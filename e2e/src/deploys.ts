import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directoryStore, signStatement, writeKeyring, type SigningKey } from '@listings/deploy/live';
import type { Flags, FlagValue } from '@listings/shared-values/flags';
import type { Store } from './store';

const hashOf = (algorithm: 'sha256' | 'sha384', bytes: Uint8Array) => createHash(algorithm).update(bytes).digest('hex');

const builtFolder = join(process.cwd(), 'mfe-reports/dist');

interface Manifest {
  readonly entries: { readonly reports: { readonly file: string } };
  readonly files: Readonly<Record<string, object>>;
}

/** Code of the entry that is published, made of the one that is built; a line alone is added to it. */
type Changed = string | ((code: string) => string);

/** The reports as they are built, with another entry, as their team would send them. */
function reportsWith(changed: Changed, flags?: Flags): Map<string, Buffer> {
  const manifest = JSON.parse(readFileSync(join(builtFolder, 'manifest.json'), 'utf8')) as Manifest;
  const entry = manifest.entries.reports.file;
  const built = readFileSync(join(builtFolder, entry), 'utf8');
  const code = Buffer.from(typeof changed === 'string' ? `${built}\n${changed}` : changed(built));
  const renamed = `reports.${hashOf('sha256', code).slice(0, 10)}.js`;
  const chunks = Object.keys(manifest.files).filter((name) => name !== entry);
  const files = new Map(chunks.map((name) => [name, readFileSync(join(builtFolder, name))]));
  const { contract } = JSON.parse(readFileSync(join(process.cwd(), 'dist/release/parts.json'), 'utf8')) as {
    contract: unknown;
  };
  files.set(renamed, code);
  const declared = flags === undefined ? manifest : { ...manifest, flags };
  files.set('manifest.json', Buffer.from(JSON.stringify(declared).replaceAll(entry, renamed)));
  return files.set('contract.json', Buffer.from(JSON.stringify(contract)));
}

interface Head {
  readonly hash: string;
  readonly entry: { readonly revision: number; readonly action: string; readonly reason?: string };
}

/** Actions of the team of the reports at a store that takes deploys (`--deploy-port 0`). */
export class ReportsTeam {
  private version = 0;

  private constructor(
    private readonly origin: string,
    private readonly key: SigningKey,
  ) {}

  /** Makes a key for the team and has the place trust it. */
  static async at(store: Store): Promise<ReportsTeam> {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x = '' } = publicKey.export({ format: 'jwk' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const key = { id: 'reports-ann', team: 'reports', person: 'ann', private: pem };
    const trusted = { id: key.id, team: key.team, person: key.person, public: x, expires: '2100-01-01T00:00:00Z' };
    const releases = join(store.dataDir, 'releases');
    await writeKeyring(directoryStore(releases), { teams: { reports: ['mfe-reports'] }, keys: [trusted] });
    const origin = /^deploys (http:\/\/\S+)$/m.exec(store.log())?.[1] ?? '';
    // Names start where those of other tests at this store ended.
    const team = new ReportsTeam(origin, key);
    team.version = readdirSync(join(releases, 'ledger')).length;
    return team;
  }

  /** Publishes the reports with another entry, and flags of theirs; answers with the word of its statement. */
  async publish(changed: Changed, more: object = {}, flags?: Flags): Promise<string> {
    const files = reportsWith(changed, flags);
    const claims = [...files].map(([path, bytes]) => ({ path, sha384: hashOf('sha384', bytes), bytes: bytes.length }));
    const version = `2.0.${(this.version += 1)}`;
    const nonce = randomUUID();
    const envelope = await this.sign({
      action: 'publish',
      nonce,
      ...more,
      app: 'mfe-reports',
      version,
      builtAt: new Date().toISOString(),
      files: claims,
    });
    const { outcome } = (await this.send(envelope)) as { outcome: string };
    // Bytes that another test has sent already are not asked for again.
    if (outcome === 'applied') return nonce;
    for (const bytes of files.values()) {
      const headers = { 'content-type': 'application/octet-stream' };
      await fetch(`${this.origin}/files`, { method: 'PUT', headers, body: Uint8Array.from(bytes) });
    }
    await this.send(envelope);
    return nonce;
  }

  /** Last entry of the ledger: its action and reason. */
  async last(): Promise<{ readonly action: string; readonly reason?: string }> {
    return (await this.head()).entry;
  }

  /** Goes back to what was live at a revision. */
  async rollback(to: number): Promise<void> {
    await this.send(await this.sign({ action: 'rollback', app: 'mfe-reports', to }));
  }

  /** Sets a flag of the reports; null takes its value back. */
  async setFlag(name: string, value: FlagValue | null, more: object = {}): Promise<void> {
    await this.send(await this.sign({ action: 'flag', app: 'mfe-reports', name, value, ...more }));
  }

  async revision(): Promise<number> {
    return (await this.head()).entry.revision;
  }

  /** A line that could follow the last one of the ledger, signed by the team, of a kind that no place writes yet. */
  async laterLine(app: string, over: object = {}): Promise<Buffer> {
    const { entry, hash } = await this.head();
    const action = 'later';
    const envelope = JSON.parse(this.seal({ action, app, prev: hash })) as unknown;
    const { id: key, team, person } = this.key;
    const about = { revision: entry.revision + 1, at: new Date().toISOString(), prev: hash, action };
    return Buffer.from(JSON.stringify({ ...entry, ...about, by: [{ key, team, person }], changes: [], envelope, ...over })); // prettier-ignore
  }

  private async head(): Promise<Head> {
    const { head } = (await this.send(this.seal({ action: 'read' }))) as { head: Head };
    return head;
  }

  private async sign(draft: object): Promise<string> {
    return this.seal({ ...draft, prev: (await this.head()).hash });
  }

  private seal(draft: object): string {
    const iat = Math.floor(Date.now() / 1000);
    const statement = { team: 'reports', iat, exp: iat + 60, nonce: randomUUID(), ...draft };
    return JSON.stringify(signStatement(JSON.stringify(statement), [this.key]));
  }

  private async send(body: string): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.origin}/statements`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`the deploy was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
