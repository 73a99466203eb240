import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  directoryStore,
  LiveReleases,
  signStatement,
  writeKeyring,
  type SigningKey,
  type Statement,
} from '@listings/deploy/live';
import type { Flags } from '@listings/shared-values/flags';
import type { Logger } from 'pino';
import { startTestServer, type TestServer } from '../testing/test-server';

const sha384Of = (bytes: Buffer): string => createHash('sha384').update(bytes).digest('hex');

/** A signed change without what is added at the last moment. */
type Draft = { readonly action: Statement['action'] } & Readonly<Record<string, unknown>>;

/** An application of one file, as its team would send it. */
export function application(
  text: string,
  flags?: Flags,
): { readonly url: string; readonly files: ReadonlyMap<string, Buffer> } {
  const source = Buffer.from(
    `export const bootstrap = 1; export const mount = 2; export const unmount = 3; export const text = '${text}';`,
  );
  const file = `a.${sha384Of(source).slice(0, 10)}.js`;
  const manifest = {
    name: 'mfe-a',
    package: 'mfe-a',
    entries: { a: { file, initial: [file] } },
    specifiers: { '@listings/mfe-a': 'a' },
    offers: {},
    chunks: {},
    firstChunks: {},
    uses: {},
    styles: [],
    files: { [file]: {} },
    ...(flags === undefined ? {} : { flags }),
  };
  const files = new Map([[file, source]]);
  // Every place of the script is the beginning of its source.
  const map = { version: 3, sources: ['webpack://mfe-a/./src/a.ts'], names: [], mappings: 'AAAA' };
  files.set('maps.json', Buffer.from(JSON.stringify({ scripts: { [file]: map }, languages: {} })));
  files.set('contract.json', Buffer.from('{"calls":{},"page":{}}'));
  return { url: `/assets/mfe-a/${file}`, files: files.set('manifest.json', Buffer.from(JSON.stringify(manifest))) };
}

const makeKey = (team: string, person: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const id = `${team}-${person}`;
  const key: SigningKey = { id, team, person, private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  return { key, trusted: { id, team, person, public: x, expires: '2027-01-01T00:00:00Z' } };
};

/** A server that takes deploys of `mfe-a` from one team, and the way to send them. */
export async function startDeployServer(env: Readonly<Record<string, string>> = {}, log?: Logger) {
  const server: TestServer = await startTestServer({ env: { DEPLOY_PORT: '0', ...env }, ...(log ? { log } : {}) });
  const objects = directoryStore(env['DEPLOY_DIR'] ?? join(server.dataDir, 'releases'));
  const { key, trusted } = makeKey('team-a', 'ann');
  await writeKeyring(objects, { teams: { 'team-a': ['mfe-a'] }, keys: [trusted] });
  const { ledger } = new LiveReleases(objects);
  const origin = `http://127.0.0.1:${server.deployPort}`;

  const post = async (body: string, type = 'application/json') => {
    const answer = await fetch(`${origin}/statements`, { method: 'POST', headers: { 'content-type': type }, body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const put = async (body: Uint8Array) => {
    const headers = { 'content-type': 'application/octet-stream' };
    return (await fetch(`${origin}/files`, { method: 'PUT', headers, body })).status;
  };
  const sign = async (draft: Draft) => {
    const iat = server.clock.now / 1000;
    const prev = (await ledger.head())?.hash ?? '';
    const statement = { team: 'team-a', iat, exp: iat + 60, nonce: randomUUID(), prev, ...draft };
    return JSON.stringify(signStatement(JSON.stringify(statement), [key]));
  };
  const publish = async (text: string, version: string, more: object = {}, flags?: Flags) => {
    const { files, url } = application(text, flags);
    const claims = [...files].map(([path, bytes]) => ({ path, sha384: sha384Of(bytes), bytes: bytes.length }));
    const builtAt = '2026-11-20T00:00:00.000Z';
    const envelope = await sign({ action: 'publish', app: 'mfe-a', version, builtAt, files: claims, ...more });
    const first = await post(envelope);
    if (first.status === 200) for (const bytes of files.values()) await put(bytes);
    return { url, ...(first.status === 200 ? await post(envelope) : first) };
  };
  /** Shows a build of a working tree. */
  const showLocal = async (text: string, word: string) => {
    const { files, url } = application(text);
    const claims = [...files].map(([path, bytes]) => ({ path, sha384: sha384Of(bytes), bytes: bytes.length }));
    const iat = server.clock.now / 1000;
    const signed = { team: 'team-a', iat, exp: iat + 300, nonce: randomUUID() };
    const built = { app: 'mfe-a', word, builtAt: '2026-11-20T00:00:00.000Z', files: claims };
    const envelope = JSON.stringify(signStatement(JSON.stringify({ action: 'local', ...signed, ...built }), [key]));
    await post(envelope);
    for (const bytes of files.values()) await put(bytes);
    return { url, ...(await post(envelope)) };
  };
  const entries = async (): Promise<number> => (await ledger.since(2)).length;
  const lastEntry = async () => (await ledger.head())?.entry;
  return {
    server,
    entries,
    lastEntry: lastEntry as () => Promise<unknown>,
    origin,
    post,
    put,
    sign,
    publish,
    showLocal,
  };
}
