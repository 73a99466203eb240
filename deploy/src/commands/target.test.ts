import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '../live/stores/directory-store';
import { application, openPlace } from '../live/testing/live.fixture';
import { deploy } from '../testing/deploy';

let folder: string;
let key: string;
/** The public half of the key, as `key create` prints it. */
let line: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'target-'));
  key = join(folder, 'ann.key.json');
  line = (await deploy('key', 'create', '--team', 'a', '--person', 'ann', '--out', key)).stdout.trim();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Address of a server that answers as is said, until `work` has ended. */
async function withServer<T>(answer: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const nobody = () =>
  withServer(
    () => {},
    (url) => Promise.resolve(url),
  );
const status = (to: string) => deploy('status', '--to', to, '--key', key);

it('says that nobody was reached, before anything is built', async () => {
  const url = await nobody();
  const said = `No deploy listener answers at ${url} (ECONNREFUSED): a server that takes deploys prints its address after "deploys"`;
  await expect(status(url)).rejects.toThrow(said);
  const publish = ['publish', 'mfe-a', '--to', url, '--key', key, '--root', folder];
  await expect(deploy(...publish)).rejects.toThrow(said);
});

it('tells another server from a deploy listener', async () => {
  const answer: RequestListener = (_request, response) => void response.writeHead(404).end('Not found');
  await withServer(answer, (url) =>
    expect(status(url)).rejects.toThrow(
      `${url} answered 404 and is no deploy listener: a server prints the address of its own after "deploys"`,
    ),
  );
});

it.each<[string, RequestListener]>([
  ['before its answer', (request) => void request.socket.destroy()],
  [
    'within its answer',
    (request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => request.socket.destroy());
    },
  ],
])('leaves open what a server did that was cut off %s', async (_when, answer) => {
  await withServer(answer, (url) =>
    expect(status(url)).rejects.toThrow(
      /^The answer of \S+ did not arrive \(UND_ERR_SOCKET\)\. It may have done what it was asked: look at its `history`, then try again$/,
    ),
  );
});

it('says of a directory that it is no place yet, and where a store server has its own', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  expect(await status(data)).toMatchObject({
    status: 2,
    stderr: [`--to: nothing is live in ${data}; \`deploy start\` begins a place`],
  });
  mkdirSync(join(data, 'releases/ledger'), { recursive: true });
  expect(await status(data)).toMatchObject({
    status: 2,
    stderr: [`--to: nothing is live in ${data}; the store server has its releases in ${data}/releases`],
  });
});

it('tells a damaged key from one that is not trusted', async () => {
  const damaged = join(folder, 'damaged.key.json');
  const whole = JSON.parse(readFileSync(key, 'utf8')) as object;
  writeFileSync(damaged, JSON.stringify({ ...whole, private: 'cut' }));
  expect(await deploy('status', '--to', folder, '--key', damaged)).toMatchObject({
    status: 2,
    stderr: [`--key: ${damaged} is not a key file of \`deploy key create\``],
  });
});

describe('a place', () => {
  let place: string;
  beforeAll(async () => {
    place = join(folder, 'place');
    await openPlace(directoryStore(place));
  });

  it('says which key is not trusted, and what to do', async () => {
    const { id } = JSON.parse(line) as { id: string };
    const advice = 'who has this place lets it sign by `key trust`, with the line that `key create` printed';
    expect((await status(place)).complaints).toEqual([
      'refused (unsigned)',
      `  the key ${id} is not known here: ${advice}`,
    ]);
  });

  it('does not let a key sign again that was taken back', async () => {
    const { stdout } = await deploy('key', 'create', '--team', 'a', '--person', 'eve', '--out', join(folder, 'eve'));
    const { id } = JSON.parse(stdout) as { id: string };
    const trust = () => deploy('key', 'trust', stdout.trim(), '--to', place);
    expect(await trust()).toMatchObject({ status: 0 });
    await deploy('key', 'revoke', id, '--since', '2026-11-20T08:00Z', '--to', place);
    const listed = (await deploy('key', 'list', '--to', place)).stdout;
    expect(await trust()).toMatchObject({
      status: 2,
      stderr: [expect.stringMatching(`^key trust: ${id} was taken back at \\S+Z; make another with \`key create\`$`)],
    });
    expect((await deploy('key', 'list', '--to', place)).stdout).toBe(listed);
  });

  it('tells which builds a team has no more, and how one gets those that no team has', async () => {
    const trust = (builds: string) => deploy('key', 'trust', line, '--to', place, '--builds', builds);
    expect((await trust('mfe-c,mfe-d')).stdout.split('\n')[1]).toBe('a: mfe-c (not live here), mfe-d (not live here)');
    expect((await trust('mfe-d')).stdout.split('\n')[1]).toBe('a: mfe-d (not live here); no more mfe-c');
    expect((await deploy('flag', 'set', 'c', 'rows', '1', '--to', place, '--key', key)).complaints).toEqual([
      'refused (out-of-scope)',
      '  app: mfe-c belongs to the team platform, not to a; who has this place gives it to a team by `key trust … --builds`',
    ]);
  });

  it('asks a team that goes back for one of its builds', async () => {
    expect((await deploy('rollback', '--to', place, '--key', key)).complaints[0]).toBe(
      'rollback: name a build of a by --app; all go back by two keys of platform',
    );
  });

  it('does not go back before the first build of an application', async () => {
    const first = join(folder, 'first');
    const { keys, publish } = await openPlace(directoryStore(first));
    const both = [keys.platform, keys.platformToo];
    await publish(application('mfe-c', 'one'), both, { team: 'platform' });
    const signed = both.flatMap(({ trusted: _trusted, ...own }) => {
      const file = join(folder, `${own.person}.key.json`);
      writeFileSync(file, JSON.stringify(own));
      return ['--key', file];
    });
    expect((await deploy('rollback', '--app', 'mfe-c', '--to', first, ...signed)).complaints).toEqual([
      'refused (gone)',
      '  mfe-c has stood here since revision 2 alone: nothing is before',
      '  a build without the routes that it brings (build.config.ts) takes its screens and its tab away: publish one',
    ]);
  });
});
