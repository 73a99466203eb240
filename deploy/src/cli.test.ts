import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from './compose/release';
import { findStale } from './state/build-state.mjs';
import { createFixture, smallWorkspace, type Fixture } from './testing/fixture';

jest.setTimeout(60_000);

const deploy = (verb: string, root: string) => {
  const args = ['--import', 'tsx', resolve('deploy/src/cli.ts'), verb, '--root', root];
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1767225600' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, stdout, stderr };
};

const releaseDir = (root: string) => join(root, 'dist/release');
const readRelease = (root: string) =>
  JSON.parse(readFileSync(join(releaseDir(root), 'release.json'), 'utf8')) as Release;
const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .sort();

let fixture: Fixture;
let built: ReturnType<typeof deploy>;
beforeAll(() => {
  fixture = createFixture(smallWorkspace);
  built = deploy('build', fixture.root);
});
afterAll(() => fixture.remove());

it('tells each build with its time, and that the release is composed', () => {
  expect([built.status, built.stderr]).toEqual([0, '']);
  expect(built.stdout).toMatch(
    /^3\/3 {2}\w+ built in [\d.]+ s, [\d.]+ kB\nrelease composed \(not composed yet\): \d+ files$/m,
  );
});

it('composes a release that holds each file once, with its compressed siblings, and nothing else', () => {
  const { files, apps } = readRelease(fixture.root);
  const maps = Object.keys(apps)
    .filter((name) => name !== 'platform')
    .map((name) => `maps/${name}.json`);
  const expected = Object.values(files).flatMap(({ file, encodings }) => [
    file,
    ...encodings.map((encoding) => file + { br: '.br', gzip: '.gz' }[encoding]),
  ]);
  expect(filesBelow(releaseDir(fixture.root))).toEqual(
    [...expected, ...maps, 'build-state.json', 'parts.json', 'release.json'].sort(),
  );
  expect(Object.values(files).find(({ file }) => file.endsWith('.css'))).toMatchObject({
    bytes: 'body{color:red}'.length,
    type: 'text/css; charset=utf-8',
  });
});

it('makes the same bytes of the same sources in another folder, release included [P-3]', () => {
  const other = createFixture(smallWorkspace);
  expect(deploy('build', other.root).status).toBe(0);
  const bytes = (root: string) =>
    filesBelow(releaseDir(root)).map((name) => [name, readFileSync(join(releaseDir(root), name), 'base64')]);
  const others = bytes(other.root);
  other.remove();
  expect(others).toEqual(bytes(fixture.root));
});

describe('what is out of date', () => {
  it('is nothing after a build', () => {
    expect(findStale(fixture.root)).toEqual({ stale: [] });
  });

  it('is the build of a changed source alone', () => {
    const file = join(fixture.root, 'app/src/part.ts');
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, '\n');
    expect(findStale(fixture.root)).toEqual({
      stale: [{ folder: 'app', build: 'app', why: 'app/src/part.ts changed' }],
    });
    writeFileSync(file, before);
  });

  it('is a build whose import would now find another file', () => {
    const file = join(fixture.root, 'app/src/part.tsx');
    writeFileSync(file, '');
    expect(findStale(fixture.root).stale).toEqual([{ folder: 'app', build: 'app', why: 'app/src/part.tsx appeared' }]);
    rmSync(file);
  });

  it('is all of a package when its configuration changed, and every build when the lock file did', () => {
    const config = join(fixture.root, 'app/build.config.ts');
    const before = readFileSync(config, 'utf8');
    appendFileSync(config, '\n');
    expect(findStale(fixture.root).stale).toEqual([{ folder: 'app', why: 'app/build.config.ts changed' }]);
    writeFileSync(config, before);
    fixture.write({ 'package-lock.json': '{ }' });
    expect(findStale(fixture.root).stale.map(({ build }) => build)).toEqual(['app', 'shell', 'platform']);
    fixture.write({ 'package-lock.json': '{}' });
  });

  it('is a release that does not know a package yet, or one that is gone', () => {
    fixture.write({ 'badges/build.config.ts': '' });
    expect(findStale(fixture.root)).toEqual({
      stale: [{ folder: 'badges', why: 'not built yet' }],
      release: 'badges is new',
    });
    rmSync(join(fixture.root, 'badges'), { recursive: true });
    const config = join(fixture.root, 'app/build.config.ts');
    renameSync(config, `${config}.away`);
    expect(findStale(fixture.root)).toEqual({ stale: [], release: 'app is gone' });
    renameSync(`${config}.away`, config);
    expect(findStale(fixture.root)).toEqual({ stale: [] });
  });

  it('is a build that lost a file, and a release that did', () => {
    const [file = ''] = readdirSync(join(fixture.root, 'app/dist')).filter((name) => name.endsWith('.js'));
    const path = join(fixture.root, 'app/dist', file);
    const before = readFileSync(path);
    rmSync(path);
    expect(findStale(fixture.root).stale).toEqual([
      { folder: 'app', build: 'app', why: `${file} is missing or changed` },
    ]);
    writeFileSync(path, before);
    const asset = join(releaseDir(fixture.root), 'assets/app', file);
    rmSync(asset);
    expect(findStale(fixture.root)).toEqual({ stale: [], release: `assets/app/${file} is missing or changed` });
    writeFileSync(asset, before);
  });
});

it('builds only what changed, and says why', () => {
  const other = createFixture(smallWorkspace);
  deploy('build', other.root);
  other.write({ 'app/src/later.ts': `export const later = 'new';` });
  const { stdout } = deploy('build', other.root);
  other.remove();
  expect(stdout).toMatch(
    /^ {2}… {2}app: app\/src\/later\.ts changed\n1\/1 {2}app built in [\d.]+ s, [\d.]+ kB\nrelease composed/,
  );
});

it('builds one package of a checkout that has nothing else, our own packages installed as sources', () => {
  const alone = createFixture({
    ...Object.fromEntries(Object.entries(smallWorkspace).filter(([path]) => path.startsWith('app/'))),
    'node_modules/@listings/shared-note/package.json': '{ "name": "@listings/shared-note", "exports": "./note.ts" }',
    'node_modules/@listings/shared-note/note.ts': 'export const note: string = "typed where it is installed";',
    'app/src/later.ts': `import { note } from '@listings/shared-note'; export const later = note;`,
  });
  const { stdout } = deploy('build', alone.root);
  const made = readdirSync(join(alone.root, 'app/dist')).filter((name) => name.endsWith('.js'));
  const texts = made.map((name) => readFileSync(join(alone.root, 'app/dist', name), 'utf8'));
  alone.remove();
  expect(stdout).toMatch(/^1\/1 {2}app built in/m);
  expect(texts.some((text) => text.includes('typed where it is installed'))).toBe(true);
});

it('tells a build that does not succeed, keeps the last good one in the release, and tries it again', () => {
  const other = createFixture(smallWorkspace);
  deploy('build', other.root);
  const before = readRelease(other.root).imports;
  other.write({ 'app/src/later.ts': `import './nowhere'; export const later = 'new';` });
  const broken = deploy('build', other.root);
  const after = readRelease(other.root).imports;
  const again = findStale(other.root).stale;
  other.remove();
  expect(broken).toMatchObject({ status: 1 });
  expect(broken.stderr).toMatch(/later\.ts: .*Can't resolve '\.\/nowhere'[\s\S]*\nbuild failed: app\n$/);
  expect(after).toEqual(before);
  expect(again).toEqual([{ folder: 'app', build: 'app', why: 'failed before' }]);
});

it('names what failed although its last good build is of a day when manifests said less', () => {
  const other = createFixture(smallWorkspace);
  deploy('build', other.root);
  const file = join(other.root, 'app/dist/manifest.json');
  const { uses: _uses, ...less } = JSON.parse(readFileSync(file, 'utf8')) as { uses: object };
  writeFileSync(file, JSON.stringify(less));
  other.write({ 'app/src/later.ts': `import './nowhere'; export const later = 'new';` });
  const { status, stderr } = deploy('build', other.root);
  other.remove();
  expect(status).toBe(1);
  expect(stderr).toMatch(/\nbuild failed: app\n$/);
});

it('refuses a release whose parts do not fit together, each reason told, the last line saying so', () => {
  const other = createFixture({
    ...smallWorkspace,
    'app/src/later.ts': `import { useForm } from '@listings/shared-ui/forms'; export const later = useForm;`,
  });
  const { status, stderr } = deploy('build', other.root);
  other.remove();
  expect({ status, stderr: stderr.split('\n').slice(0, -1) }).toEqual({
    status: 1,
    stderr: [
      'app needs @listings/shared-ui/forms, which nothing provides',
      'release refused: the builds do not fit together',
    ],
  });
});

it('compares the map with the bytes: one changed bit is found [B-2]', () => {
  const other = createFixture(smallWorkspace);
  deploy('build', other.root);
  const { files } = readRelease(other.root);
  const [url = '', about] = Object.entries(files).find(([name]) => name.endsWith('.js')) ?? [];
  const path = join(releaseDir(other.root), about?.file ?? '');
  expect(deploy('check', other.root)).toMatchObject({ status: 0 });
  const bytes = readFileSync(path);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(path, bytes);
  const { status, stderr } = deploy('check', other.root);
  other.remove();
  expect({ status, stderr: stderr.split('\n').slice(0, -1) }).toEqual({
    status: 1,
    stderr: [`${url} has other bytes`, `${url} differs as br`, `${url} differs as gzip`],
  });
});

it('refuses unknown verbs with the usage of all', () => {
  const { status, stdout, stderr } = deploy('fly', fixture.root);
  expect([status, stdout, stderr.split('\n').slice(0, 2)]).toEqual([
    2,
    '',
    ['deploy: there is no command fly', 'usage: deploy build [--fast] | compress | check [--root DIR]'],
  ]);
});
