import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '../compose/release';
import { startBucketServer } from '../live/bucket.fixture';
import { createFixture, smallWorkspace, type Fixture } from '../testing/fixture';

jest.setTimeout(60_000);

const cli = resolve('deploy/src/cli.ts');
const deploy = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...args], {
    encoding: 'utf8',
  });
  return {
    status,
    stdout,
    stderr: stderr.split('\n').filter((line) => !line.includes('deploy key') && !line.startsWith('  ')),
  };
};

// Its application is named as those of the real workspace are: a team's own.
const workspace = Object.fromEntries(
  Object.entries(smallWorkspace).map(([path, text]) => [
    path.replace(/^app\//, 'mfe-a/'),
    text.replace("name: 'app'", "name: 'mfe-a'").replace('"name": "app"', '"name": "mfe-a", "version": "1.0.0"'),
  ]),
);

let fixture: Fixture;
let folder: string;
let live: string;
let key: string;
/** The public half of the key, as `key create` prints it. */
let trusted: string;
const root = () => ['--root', fixture.root];
const readRelease = () => JSON.parse(readFileSync(join(live, 'release.json'), 'utf8')) as Release;

beforeAll(() => {
  fixture = createFixture(workspace);
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  live = join(folder, 'live');
  key = join(folder, 'a.key.json');
  mkdirSync(live);
  deploy('build', ...root());
  deploy('start', '--to', live, ...root());
  trusted = deploy('key', 'create', '--team', 'team-a', '--person', 'ann', '--out', key).stdout.trim();
  deploy('key', 'trust', trusted, '--to', live, '--builds', 'mfe-a');
});
afterAll(() => {
  fixture.remove();
  rmSync(folder, { recursive: true });
});

it('builds and publishes one application alone; what else is out of date stays as it is [D-1, D-4]', () => {
  const before = readRelease();
  fixture.write({
    'mfe-a/src/later.ts': `export const later = 'changed';`,
    'shell/src/root.ts': `import './nowhere';`,
  });
  const { status, stdout } = deploy('publish', 'mfe-a', '--to', live, '--key', key, ...root());
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/mfe-a built in [^]*\nmfe-a 1\.0\.1 is live as revision 2\n$/),
  ]);
  const after = readRelease();
  const changed = Object.keys(after.imports).filter((name) => after.imports[name] !== before.imports[name]);
  expect([changed, after.entry, after.styles]).toEqual([['@listings/mfe-a'], before.entry, before.styles]);
});

it('numbers the next deploy of a version that was live already', () => {
  fixture.write({ 'mfe-a/src/later.ts': `export const later = 'again';` });
  const { stdout } = deploy('publish', 'mfe-a', '--to', live, '--key', key, ...root());
  expect(stdout).toMatch(/mfe-a 1\.0\.2 is live as revision 3\n$/);
});

it('tells who did what when, and what differs between two revisions', () => {
  const { stdout } = deploy('history', '--to', live, '--key', key);
  const lines = stdout.split('\n').map((line) => line.replace(/\d{4}-\S+Z/, 'AT'));
  expect(lines).toEqual([
    expect.stringMatching(/^ {4}1 {2}AT {2}start {5}the place itself {2}mfe-a none → 1\.0\.0, /),
    '    2  AT  publish   ann (team-a)  mfe-a 1.0.0 → 1.0.1',
    '    3  AT  publish   ann (team-a)  mfe-a 1.0.1 → 1.0.2',
    '',
  ]);
  expect(deploy('diff', '1', '3', '--to', live, '--key', key).stdout).toBe('mfe-a 1.0.0 → 1.0.2\n');
});

it('goes back to what was before', () => {
  const before = readRelease().imports;
  const { status, stdout } = deploy('rollback', '--app', 'mfe-a', '--reason', 'it blinks', '--to', live, '--key', key);
  expect([status, stdout]).toEqual([0, 'revision 4: mfe-a 1.0.2 → 1.0.1\n']);
  expect(readRelease().imports).not.toEqual(before);
});

it('publishes to a bucket as to a directory [D-1, D-4]', async () => {
  const server = await startBucketServer('releases');
  const secrets = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'test-1' };
  const env = { ...process.env, ...secrets, AWS_ENDPOINT_URL_S3: server.url, NODE_NO_WARNINGS: '1' };
  const bucket = async (...args: string[]) => {
    const command = ['--import', 'tsx', cli, ...args, '--to', 's3://releases/shop'];
    return (await promisify(execFile)(process.execPath, command, { encoding: 'utf8', env })).stdout.trim();
  };
  try {
    expect(await bucket('start', ...root())).toBe('revision 1 is live in s3://releases/shop');
    await bucket('key', 'trust', trusted, '--builds', 'mfe-a');
    fixture.write({ 'mfe-a/src/later.ts': `export const later = 'in a bucket';` });
    expect(await bucket('publish', 'mfe-a', '--key', key, ...root())).toMatch(/is live as revision 2$/);
    expect(await bucket('history', '--key', key, ...root())).toMatch(/ann \(team-a\)/);
    expect(JSON.parse(String(server.objects.get('shop/release.json')))).toMatchObject({ revision: 2 });
  } finally {
    await server.stop();
  }
});

it('refuses with the reasons, exit code 1, and nothing changed [D-2]', () => {
  const names = readdirSync(join(live, 'ledger'));
  const { status, stderr } = deploy('rollback', '1', '--to', live, '--key', key);
  expect([status, stderr]).toEqual([1, ['refused (out-of-scope)', '']]);
  expect(readdirSync(join(live, 'ledger'))).toEqual(names);
});

it('keeps the private half of a key for its owner, and never writes over one', () => {
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const again = deploy('key', 'create', '--team', 'team-a', '--person', 'ann', '--out', key);
  expect([again.status, again.stderr[0]]).toEqual([2, `--out: ${key} is there already, or cannot be written`]);
});

it('lists keys, takes one back at once, and gives no build to two teams [D-7]', () => {
  const other = deploy('key', 'create', '--team', 'team-b', '--person', 'bob', '--out', join(folder, 'b.key.json'));
  const taken = deploy('key', 'trust', other.stdout.trim(), '--to', live, '--builds', 'mfe-a');
  expect([taken.status, taken.stderr[0]]).toEqual([2, '--builds: mfe-a belongs to another team']);
  const { id } = JSON.parse(readFileSync(key, 'utf8')) as { id: string };
  expect(deploy('key', 'list', '--to', live).stdout).toMatch(new RegExp(`^team-a: mfe-a\n${id} {2}until `));
  expect(deploy('key', 'revoke', id, '--to', live).stdout).toBe(`${id} signs nothing from now on\n`);
  expect(deploy('history', '--to', live, '--key', key)).toMatchObject({
    status: 1,
    stderr: ['refused (unsigned)', ''],
  });
});

const bad: readonly (readonly [string, readonly string[]])[] = [
  ['publish: name one package', ['publish', '--to', '.', '--key', 'x']],
  ['--key is needed', ['publish', 'mfe-a', '--to', '.']],
  ['--version: "one" is not like 1.4.0', ['publish', 'mfe-a', '--to', '.', '--key', 'x', '--version', 'one']],
  ['--to: there is no directory nowhere', ['publish', 'mfe-a', '--to', 'nowhere', '--key', 'x']],
  ['--key: there is no file nowhere', ['publish', 'mfe-a', '--to', '.', '--key', 'nowhere']],
  ['--days: needs 1 to 366', ['key', 'create', '--team', 'a', '--person', 'b', '--out', 'x', '--days', '0']],
  ['diff: needs the number of a revision', ['diff', 'one', 'two', '--to', '.', '--key', 'x']],
  ['--version does not go with this command', ['history', '--to', '.', '--version', '1.0.0']],
  ['--to: is done in the directory or bucket itself, not through a server', ['key', 'list', '--to', 'http://localhost:1']],
];

it.each(bad)('says what is wrong with a command line: %s', (line, args) => {
  const { status, stderr } = deploy(...args);
  expect([status, stderr[0]]).toEqual([2, line]);
});
