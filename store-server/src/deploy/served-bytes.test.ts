import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { temporaryDirectory } from '../testing/temporary-directory';
import { startDeployServer } from './deploy.fixture';

interface Line {
  readonly event?: string;
  readonly level: number;
  readonly reason?: string;
  readonly revision?: number;
  readonly file?: string;
}

const ERROR = 50;
const WARN = 40;

let folder: string;
let lines: Line[];
let deploys: Awaited<ReturnType<typeof startDeployServer>>;

beforeEach(async () => {
  folder = temporaryDirectory('served');
  lines = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  deploys = await startDeployServer({ DEPLOY_DIR: folder }, log);
});
afterEach(() => deploys.server.stop());

const said = (event: string): Line[] => lines.filter((line) => line.event === event);

const idNow = async (): Promise<string> =>
  (await deploys.server.app.inject({ url: '/release' })).json<{ id: string }>().id;

interface Named {
  readonly entry: string;
  readonly files: Readonly<Record<string, { readonly file: string }>>;
}

const place = (): string => join(folder, 'release.json');
const releaseIn = (): Named => JSON.parse(readFileSync(place(), 'utf8')) as Named;
const writeAs = (more: object): void => writeFileSync(place(), JSON.stringify({ ...releaseIn(), ...more }));

/** Path of the stored bytes behind an address. */
const pathOf = (url: string): string => join(folder, releaseIn().files[url]?.file ?? '');

it('keeps the last good release where release.json was edited, and says so once', async () => {
  const { url } = await deploys.publish('one', '1.0.0');
  const good = await idNow();
  writeAs({ entry: url });
  expect([await idNow(), await idNow()]).toEqual([good, good]);
  expect(said('deploy.edited')).toMatchObject([
    { level: ERROR, reason: 'release.json is not the release that revision 2 of the ledger records' },
  ]);
  await deploys.publish('two', '1.1.0');
  expect(await idNow()).not.toBe(good);
  expect(said('deploy.edited')).toHaveLength(1);
});

it.each([
  ['plain', 'identity', '', (text: string) => Buffer.from(text)],
  ['br', 'br', '.br', (text: string) => brotliCompressSync(text)],
  ['gzip', 'gzip', '.gz', (text: string) => gzipSync(text)],
] as const)('gives no changed bytes out, as %s', async (_form, accepted, suffix, pack) => {
  const { url } = await deploys.publish('one', '1.0.0');
  // The page is what brings a new release.
  await idNow();
  const get = () => deploys.server.app.inject({ url, headers: { 'accept-encoding': accepted } });
  const path = pathOf(url) + suffix;
  const bytes = readFileSync(path);
  writeFileSync(path, pack('export const bootstrap = 1; alert(1);'));
  expect((await get()).statusCode).toBe(404);
  expect(said('asset.changed')).toMatchObject([{ level: ERROR, file: releaseIn().files[url]?.file }]);
  writeFileSync(path, bytes);
  expect((await get()).statusCode).toBe(200);
  writeFileSync(path, pack('export const bootstrap = 2; alert(2);'));
  expect((await get()).statusCode).toBe(404);
});

it('takes a release of a revision without a hash, and says so', async () => {
  const before = await idNow();
  const first = readFileSync(join(folder, 'ledger/00000001.json'));
  const { release: _release, ...entry } = JSON.parse(first.toString()) as { readonly release: string };
  const prev = createHash('sha256').update(first).digest('hex');
  writeFileSync(join(folder, 'ledger/00000002.json'), JSON.stringify({ ...entry, revision: 2, prev }));
  const { entry: script } = releaseIn();
  writeAs({ revision: 2, entry: `${script}?2` });
  expect(await idNow()).not.toBe(before);
  expect(said('deploy.unrecorded')).toMatchObject([{ level: WARN, revision: 2 }]);
});
