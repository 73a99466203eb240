import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { ContractDocument } from '@listings/shared-api/contract-document';
import type { Manifest } from '../../build/manifest';
import type { Part } from '../../compose/parts';
import { signStatement, type Envelope, type SigningKey } from '../signing/envelope';
import { writeKeyring, type Keyring, type TrustedKey } from '../signing/keyring';
import { LiveReleases, type Answer } from '../live-releases';
import { sha384Of } from '../live-part';
import type { ObjectStore } from '../stores/object-store';
import type { FileClaim, PublishStatement, Statement } from '../signing/statement';

export const startOfTests = Date.UTC(2026, 10, 20, 9);

/** An object store in memory, as strict as the directory is. */
function memoryStore(): ObjectStore & { readonly files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    read: async (name) => files.get(name) ?? null,
    size: async (name) => files.get(name)?.length ?? null,
    create: async (name, bytes) => {
      if (files.has(name)) return false;
      files.set(name, Buffer.from(bytes));
      return true;
    },
    replace: async (name, bytes) => void files.set(name, Buffer.from(bytes)),
    list: async (folder) =>
      [...files.keys()]
        .filter((name) => name.startsWith(`${folder}/`))
        .map((name) => name.slice(folder.length + 1))
        .sort(),
    remove: async (name) => void files.delete(name),
  };
}

export interface TestKey extends SigningKey {
  readonly trusted: TrustedKey;
}

export function makeKey(team: string, person: string, expires = '2027-01-01T00:00:00Z'): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const id = `${team}-${person}`;
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { id, team, person, private: pem, trusted: { id, team, person, public: x, expires } };
}

const fileAbout = { integrity: '', bytes: 0, imports: [], exports: [] };

/** A build: its manifest, the texts of its files and the contract it was made with. */
export interface TestBuild {
  readonly manifest: Manifest;
  readonly texts: Readonly<Record<string, string>>;
  readonly contract?: ContractDocument;
}

const noCalls: ContractDocument = { calls: {}, page: {} };

export const lifecycles = 'export const bootstrap = 1; export const mount = 2; export const unmount = 3;';

function build(name: string, texts: TestBuild['texts'], more: Partial<Manifest>): TestBuild {
  const files = Object.fromEntries(Object.keys(texts).map((path) => [path, fileAbout]));
  const manifest: Manifest = {
    name,
    package: name,
    entries: {},
    specifiers: {},
    offers: {},
    chunks: {},
    firstChunks: {},
    uses: {},
    styles: [],
    files,
    ...more,
  };
  return { manifest, texts };
}

/** An application with one file named after its content. */
export function application(name: string, text: string, uses: Manifest['uses'] = { react: ['useState'] }): TestBuild {
  const source = `import { useState } from 'react'; ${lifecycles} export const text = '${text}';`;
  const file = `app.${sha384Of(Buffer.from(source)).slice(0, 10)}.js`;
  return build(
    name,
    { [file]: source },
    {
      entries: { app: { file, initial: [file] } },
      specifiers: { [`@listings/${name}`]: 'app' },
      uses,
    },
  );
}

export function platform(text: string): TestBuild {
  const source = `export const useState = 1; export const useMemo = 2; export const note = '${text}';`;
  const file = `platform.${sha384Of(Buffer.from(source)).slice(0, 10)}.js`;
  return build(
    'platform',
    { [file]: source },
    {
      entries: { platform: { file, initial: [file] } },
      specifiers: { react: 'platform' },
      offers: { react: ['useState'] },
    },
  );
}

export const shell: TestBuild = build(
  'root-config',
  { 'root.js': "import 'react';", 'shell.css': 'body{color:red}' },
  {
    entries: { root: { file: 'root.js', initial: ['root.js'] } },
    uses: { react: [] },
    styles: ['shell.css'],
    page: {
      entry: 'root',
      title: 'T',
      body: '<main></main>',
      routes: { '/a': ['@listings/mfe-a'], '/b': ['@listings/mfe-b'] },
    },
  },
);

const bytesOf = (text: string) => Buffer.from(text);

/** Every file of a build as its team would send it. */
export function filesOf({ manifest, texts, contract = noCalls }: TestBuild): Map<string, Buffer> {
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, bytesOf(text)]));
  files.set('contract.json', bytesOf(JSON.stringify(contract)));
  return files.set('manifest.json', bytesOf(JSON.stringify(manifest)));
}

export const claimsOf = (files: ReadonlyMap<string, Buffer>): FileClaim[] =>
  [...files].map(([path, bytes]) => ({ path, sha384: sha384Of(bytes), bytes: bytes.length }));

/** A place with two applications live, the keys of their teams, and a clock of its own. */
export async function openPlace(objects: ObjectStore = memoryStore()) {
  const clock = { now: startOfTests };
  const keys = {
    a: makeKey('team-a', 'ann'),
    b: makeKey('team-b', 'bob'),
    platform: makeKey('platform', 'pat'),
    platformToo: makeKey('platform', 'paul'),
    stranger: makeKey('team-a', 'eve'),
  };
  const { stranger: _stranger, ...trusted } = keys;
  const keyring: Keyring = {
    teams: { 'team-a': ['mfe-a'], 'team-b': ['mfe-b'] },
    keys: Object.values(trusted).map((key) => key.trusted),
  };
  await writeKeyring(objects, keyring);
  const live = new LiveReleases(objects, { now: () => clock.now });
  const builds = [shell, platform('first'), application('mfe-a', 'one'), application('mfe-b', 'the other')];
  const parts: Part[] = builds.map(({ manifest }) => ({
    manifest,
    version: '1.0.0',
    builtAt: '2026-11-19T08:00:00.000Z',
    hash: manifest.name,
  }));
  await live.start(parts, noCalls, async ({ manifest }, path) => ({
    bytes: bytesOf(builds.find((each) => each.manifest === manifest)?.texts[path] ?? ''),
  }));

  const signedNow = () => ({ iat: clock.now / 1000, exp: clock.now / 1000 + 120, nonce: randomUUID() });
  const head = async () => {
    const found = await live.ledger.head();
    if (found === null) throw new Error('nothing is live');
    return found;
  };
  const releaseNow = async () => JSON.parse((await objects.read('release.json'))?.toString() ?? 'null') as unknown;

  const publishStatement = async (
    made: TestBuild,
    over: Partial<PublishStatement> = {},
  ): Promise<PublishStatement> => ({
    action: 'publish',
    team: made.manifest.name.replace('mfe', 'team'),
    app: made.manifest.name,
    version: '1.1.0',
    prev: (await head()).hash,
    builtAt: '2026-11-20T08:00:00.000Z',
    files: claimsOf(filesOf(made)),
    ...signedNow(),
    ...over,
  });

  /** Delivers, and sends the files that are asked for. */
  const send = async (envelope: Envelope, files: ReadonlyMap<string, Buffer> = new Map()): Promise<Answer> => {
    const answer = await live.deliver(envelope);
    if (answer.outcome !== 'files-needed') return answer;
    for (const { path } of answer.files) await live.putFile(files.get(path) ?? Buffer.alloc(0));
    return live.deliver(envelope);
  };

  const publish = async (
    made: TestBuild,
    key: SigningKey | readonly SigningKey[],
    over: Partial<PublishStatement> = {},
  ) => send(signStatement(await publishStatement(made, over), [key].flat()), filesOf(made));

  const say = async (statement: Partial<Statement> & Pick<Statement, 'action' | 'team'>, ...signers: SigningKey[]) =>
    send(signStatement({ prev: (await head()).hash, ...signedNow(), ...statement } as Statement, signers));

  return { objects, clock, keys, keyring, live, head, releaseNow, publishStatement, publish, send, say };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;

/** The word and the reasons of a refusal; fails when there is none. */
export async function refusalOf(work: Promise<unknown>): Promise<{ code: string; reasons: readonly string[] }> {
  try {
    await work;
  } catch (error) {
    const { code, reasons } = error as { code: string; reasons: readonly string[] };
    if (reasons === undefined) throw error;
    return { code, reasons };
  }
  throw new Error('it was not refused');
}
