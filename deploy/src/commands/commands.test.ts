import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '../compose/release';
import { startBucketServer } from '../live/testing/bucket.fixture';
import { deploy, type Outcome } from '../testing/deploy';
import { createFixture, smallWorkspace, type Fixture } from '../testing/fixture';

jest.setTimeout(60_000);

const cli = resolve('deploy/src/cli.ts');

/** Applications are loaded in Node here: what a browser finds is tested beside it. */
const inNode = { ...process.env, CHROME_PATH: '/nowhere/chromium' };

/** Runs the command in a process of its own, as everything that builds. */
function spawned(...args: string[]): Outcome {
  const command = ['--import', 'tsx', cli, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: inNode });
  const complaints = stderr.split('\n');
  return { status, stdout, stderr: complaints.slice(0, 1), complaints };
}

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

/** Commits what the fixture has of its application. */
function commit(message: string): void {
  const git = (...args: string[]) => spawnSync('git', ['-C', fixture.root, ...args]);
  git('init', '--quiet');
  git('add', 'mfe-a');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '--quiet', '--message', message);
}

beforeAll(async () => {
  fixture = createFixture(workspace);
  commit('Say it');
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  live = join(folder, 'live');
  key = join(folder, 'a.key.json');
  mkdirSync(live);
  spawned('build', ...root());
  await deploy('start', '--to', live, ...root());
  trusted = (await deploy('key', 'create', '--team', 'team-a', '--person', 'ann', '--out', key)).stdout.trim();
  await deploy('key', 'trust', trusted, '--to', live, '--builds', 'mfe-a');
});
afterAll(() => {
  fixture.remove();
  rmSync(folder, { recursive: true });
});

it('builds and publishes one application alone; what else is out of date stays as it is [D-1, D-4]', async () => {
  const before = readRelease();
  fixture.write({
    'mfe-a/src/later.ts': `export const later = 'changed';`,
    'shell/src/root.ts': `import './nowhere';`,
  });
  const { status, stdout } = spawned('publish', 'mfe-a', '--to', live, '--key', key, ...root());
  const sent = 'mfe-a: 5 files sent, the place looks at its first screen';
  expect([status, stdout.split('\n').slice(-3)]).toEqual([
    0,
    [`  …  ${sent}`, 'mfe-a 1.0.1 is live as revision 2', ''],
  ]);
  const after = readRelease();
  const changed = Object.keys(after.imports).filter((name) => after.imports[name] !== before.imports[name]);
  expect([changed, after.entry, after.styles]).toEqual([['@listings/mfe-a'], before.entry, before.styles]);
});

it('numbers the next deploy of a version that was live already', async () => {
  fixture.write({ 'mfe-a/src/later.ts': `export const later = 'again';` });
  commit('Say it again');
  const said = ['--reason', 'again and again'];
  const { stdout } = spawned('publish', 'mfe-a', '--to', live, '--key', key, ...said, ...root());
  expect(stdout).toMatch(/mfe-a 1\.0\.2 is live as revision 3\n$/);
});

it('tells who did what when, why and of which commit', async () => {
  const { stdout } = await deploy('history', '--to', live, '--key', key);
  const lines = stdout.split('\n').map((line) => line.replace(/\d{4}-\S+Z/, 'AT'));
  expect(lines).toEqual([
    expect.stringMatching(/^ {4}1 {2}AT {2}start {5}the place itself {2}mfe-a none → 1\.0\.0, /),
    expect.stringMatching(
      /^ {4}2 {2}AT {2}publish {3}ann \(team-a\) {2}mfe-a 1\.0\.0 → 1\.0\.1; [0-9a-f]{8} with changes “Say it” by Ann; \d\.\d kB in 3 files; loaded before$/,
    ),
    expect.stringMatching(
      /^ {4}3 {2}AT {2}publish {3}ann \(team-a\) {2}mfe-a 1\.0\.1 → 1\.0\.2: again and again; [0-9a-f]{8} “Say it again” by Ann; \d\.\d kB in 3 files; loaded before$/,
    ),
    '',
  ]);
});

it('tells what differs between two revisions: commits, bytes, files and names', async () => {
  const { stdout } = await deploy('diff', '2', '3', '--to', live, '--key', key, ...root());
  expect(
    stdout
      .replaceAll(/\d\.\d kB/g, 'N kB')
      .replaceAll(/\b[0-9a-f]{7,8}\b/g, 'HASH')
      .replaceAll(/\([+−]/g, '(SIGN')
      .split('\n'),
  ).toEqual([
    'mfe-a 1.0.1 → 1.0.2',
    '  commits HASH..HASH',
    '  made of HASH “Say it again” by Ann',
    '  N kB → N kB (SIGNN kB)',
    '  136.js N kB → N kB (SIGNN kB)',
    '  a.js N kB → N kB (SIGNN kB)',
    '    HASH Say it again (Ann)',
    '',
  ]);
});

it('tells what stands where, since when and of which commit', async () => {
  const { stdout } = await deploy('status', '--to', live, '--key', key);
  expect(stdout.split('\n').map((line) => line.replaceAll(/\d{4}-\S+Z/g, 'AT'))).toEqual(
    expect.arrayContaining([
      'revision 3 of AT',
      expect.stringMatching(
        /^mfe-a 1\.0\.2 since AT \(revision 3, ann\); [0-9a-f]{8} “Say it again” by Ann; \d\.\d kB in 3 files$/,
      ),
    ]),
  );
});

it('goes back to what was before', async () => {
  const before = readRelease().imports;
  const { status, stdout } = await deploy(
    'rollback',
    '--app',
    'mfe-a',
    '--reason',
    'it blinks',
    '--to',
    live,
    '--key',
    key,
  );
  expect([status, stdout]).toEqual([0, 'revision 4: mfe-a 1.0.2 → 1.0.1\n']);
  expect(readRelease().imports).not.toEqual(before);
});

it('does not bring back what was gone back from, unless its revision is named', async () => {
  const where = ['--app', 'mfe-a', '--to', live, '--key', key];
  const [before, names] = [readRelease().imports, readdirSync(join(live, 'ledger'))];
  const again = await deploy('rollback', ...where);
  expect([again.status, again.complaints]).toEqual([
    1,
    [
      'refused (gone)',
      '  revision 4 by ann went back already: mfe-a 1.0.2 → 1.0.1',
      '  rollback 3 --app mfe-a takes that back; history tells the revisions before',
    ],
  ]);
  expect([readRelease().imports, readdirSync(join(live, 'ledger'))]).toEqual([before, names]);
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

it('gives a candidate to a share of the sessions, then to all, and shows another by a link', async () => {
  const place = ['--to', live, '--key', key];
  fixture.write({ 'mfe-a/src/later.ts': `export const later = 'candidate';` });
  expect(spawned('publish', 'mfe-a', '--share', '10', ...place, ...root()).stdout).toMatch(
    /\nmfe-a 1\.0\.3 is given to 10 % of the sessions\n$/,
  );
  expect((await deploy('canary', 'a', '--share', '100', ...place)).stdout).toBe('revision 6: mfe-a 1.0.1 → 1.0.3\n');
  fixture.write({ 'mfe-a/src/later.ts': `export const later = 'preview';` });
  const { stdout } = spawned('publish', 'mfe-a', '--preview', '24', ...place, ...root());
  expect(stdout).toMatch(/\nmfe-a 1\.0\.4 is shown until \S+Z by \/\S*\?preview=[\w-]{36}\n$/);
  expect(readRelease().apps['mfe-a']?.version).toBe('1.0.3');
  // The bytes that were looked at become the candidate.
  expect((await deploy('canary', 'mfe-a', '--version', '1.0.4', '--share', '5', ...place)).stdout).toBe(
    'revision 8: mfe-a 1.0.4 for 5 %\n',
  );
  await deploy('canary', 'mfe-a', '--share', '0', ...place);
});

it('says whether a build could go live, and brings what is live from one place to another, byte for byte', async () => {
  const before = readRelease();
  const dry = spawned('publish', 'mfe-a', '--dry-run', '--to', live, '--key', key, ...root());
  expect(dry.stdout).toMatch(/mfe-a could go live after revision 9\n$/);
  expect(readRelease()).toEqual(before);

  const other = join(folder, 'other');
  await deploy('start', '--to', other, ...root());
  await deploy('key', 'trust', trusted, '--to', other, '--builds', 'mfe-a');
  const promoted = await deploy('promote', 'a', '--from', live, '--to', other, '--key', key);
  expect([promoted.status, promoted.stdout.split('\n')[1]]).toEqual([0, 'mfe-a 1.0.3 is live as revision 2']);
  const { imports, integrity } = JSON.parse(readFileSync(join(other, 'release.json'), 'utf8')) as Release;
  const url = imports['@listings/mfe-a'] ?? '';
  expect([url, integrity[url]]).toEqual([before.imports['@listings/mfe-a'], before.integrity[url]]);
  const again = await deploy('promote', 'mfe-a', '--from', live, '--to', other, '--key', key);
  expect(again).toMatchObject({ status: 1, stderr: ['refused (downgraded)'] });
});

it('takes a build for what it is called, whole or by its last words, and tells which there are', async () => {
  const place = ['--to', live, '--key', key];
  const there = 'mfe-a, platform, shell';
  for (const words of [['diff', '1', '2'], ['rollback']])
    expect(await deploy(...words, '--app', 'badges', ...place)).toMatchObject({
      status: 2,
      stderr: [`--app: there is no build badges; there are ${there}`],
    });
  const { stdout } = await deploy('diff', '1', '2', '--app', 'a', ...place);
  expect(stdout.split('\n')[0]).toBe('mfe-a 1.0.0 → 1.0.1');
  expect(await deploy('publish', 'a', ...place, ...root())).toMatchObject({
    status: 2,
    stderr: [`publish: there is no package a with a build in ${fixture.root}; it has mfe-a, shell`],
  });
  expect(spawned('publish', 'mfe-a', '--app', 'badges', ...place, ...root())).toMatchObject({
    status: 2,
    stderr: ['--app: mfe-a has no build badges; it has mfe-a'],
  });
});

it('refuses with the reasons, exit code 1, and nothing changed [D-2]', async () => {
  const names = readdirSync(join(live, 'ledger'));
  const { status, stderr } = await deploy('rollback', '1', '--app', 'platform', '--to', live, '--key', key);
  expect([status, stderr]).toEqual([1, ['refused (out-of-scope)']]);
  expect(readdirSync(join(live, 'ledger'))).toEqual(names);
});

it('keeps the private half of a key for its owner, and never writes over one', async () => {
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const again = await deploy('key', 'create', '--team', 'team-a', '--person', 'ann', '--out', key);
  expect([again.status, again.stderr[0]]).toEqual([2, `--out: ${key} is there already`]);
});

it('prints what another host trusts this place by: the start of its ledger, teams and keys', async () => {
  const { stdout } = await deploy('key', 'export', '--to', live);
  const start = createHash('sha256')
    .update(readFileSync(join(live, 'ledger/00000001.json')))
    .digest('hex');
  const keyring = JSON.parse(readFileSync(join(live, 'keys.json'), 'utf8')) as object;
  expect([stdout.split('\n').length, JSON.parse(stdout)]).toEqual([2, { start, ...keyring }]);
});

it('lists keys, takes one back at once, and gives no build to two teams [D-7]', async () => {
  const other = await deploy(
    'key',
    'create',
    '--team',
    'team-b',
    '--person',
    'bob',
    '--out',
    join(folder, 'b.key.json'),
  );
  const taken = await deploy('key', 'trust', other.stdout.trim(), '--to', live, '--builds', 'mfe-a');
  expect([taken.status, taken.stderr[0]]).toEqual([2, '--builds: mfe-a belongs to another team']);
  const { id } = JSON.parse(readFileSync(key, 'utf8')) as { id: string };
  expect((await deploy('key', 'list', '--to', live)).stdout).toMatch(new RegExp(`^team-a: mfe-a\n${id} {2}until `));
  expect((await deploy('key', 'revoke', id, '--to', live)).stdout).toBe(`${id} signs nothing from now on\n`);
  const stolen = await deploy('key', 'revoke', id, '--since', '2020-01-01T00:00Z', '--to', live);
  expect(stolen.stdout).toMatch(new RegExp(`^${id} signs nothing from now on\n  mfe-a 1\\.0\\.\\d+ is live\n`));
  expect(await deploy('history', '--to', live, '--key', key)).toMatchObject({
    status: 1,
    stderr: ['refused (unsigned)'],
  });
});

it('puts a new key in the place of one of the same person, in one step [20.5]', async () => {
  const make = async (person: string, name: string) => {
    const made = await deploy('key', 'create', '--team', 'team-c', '--person', person, '--out', join(folder, name));
    return { line: made.stdout.trim(), id: (JSON.parse(made.stdout) as { id: string }).id };
  };
  const trust = (line: string, ...more: string[]) => deploy('key', 'trust', line, '--to', live, ...more);
  const [first, second, other] = [await make('cid', 'c1'), await make('cid', 'c2'), await make('dan', 'd1')];
  await trust(first.line, '--builds', 'mfe-c');
  const refused = await trust(other.line, '--replaces', first.id);
  expect([refused.status, refused.stderr[0]]).toEqual([2, `--replaces: ${first.id} is no other key of dan in team-c`]);
  expect((await trust(second.line, '--replaces', first.id)).stdout).toMatch(
    new RegExp(
      `^${second.id} signs for team-c until \\S+, and ${first.id} nothing any more\nteam-c: mfe-c \\(not live here\\)\n$`,
    ),
  );
  const { stdout } = await deploy('key', 'list', '--to', live);
  expect(stdout.split('\n').filter((line) => line.startsWith('team-c-'))).toEqual([
    expect.stringMatching(new RegExp(`^${first.id} {2}taken back at `)),
    expect.stringMatching(new RegExp(`^${second.id} {2}until `)),
  ]);
});

it('brings nothing to a place that a first start compressed fast: it is compressed there [19.1]', async () => {
  const assets = join(fixture.root, 'dist/release/assets');
  const packed = readdirSync(assets, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.br')) ?? '';
  const sibling = join(assets, packed);
  const best = readFileSync(sibling);
  const bytes = readFileSync(sibling.slice(0, -'.br'.length));
  writeFileSync(sibling, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }));
  writeFileSync(`${sibling}.fast`, '');
  const place = join(folder, 'fast');
  await deploy('start', '--to', place, ...root());
  const name = `${createHash('sha384').update(bytes).digest('hex')}.${packed.split('.').at(-2)}.br`;
  expect(readFileSync(join(place, 'files', name))).toEqual(best);
});
