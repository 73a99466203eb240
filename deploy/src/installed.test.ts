import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ownPackages, versions } from './new/repository';

jest.setTimeout(60_000);

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

let root: string;
const modules = (...path: string[]) => join(root, 'node_modules', ...path);

/** Puts what `npm pack` makes of a package where an install would, and leads to what it declares, and nothing else. */
function install(folder: string): void {
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', root, '-w', folder];
  const tarball = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const place = modules('@listings', folder);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', join(root, tarball), '-C', place, '--strip-components=1']);
  const { dependencies = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@listings/'))) link(name, folder);
}

/** What an install brings of others: packages of this checkout stand for them. */
function link(name: string, folder = '.'): void {
  const own = resolve(folder, 'node_modules', name);
  mkdirSync(dirname(modules(name)), { recursive: true });
  if (!existsSync(modules(name))) symlinkSync(existsSync(own) ? own : resolve('node_modules', name), modules(name));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const command = (...args: string[]) => {
  const { bin } = JSON.parse(readFileSync(modules('@listings/deploy/package.json'), 'utf8')) as Manifest;
  const script = modules('@listings/deploy', bin['listings-deploy'] ?? '');
  return spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
};

beforeAll(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'installed-'));
  for (const folder of ownPackages) install(folder);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('runs from its tarball with what it declares, and tells its commands', () => {
  const { status, stdout, stderr } = command('--help');
  expect([status, stderr, stdout.split('\n')[0]]).toEqual([
    0,
    '',
    'usage: deploy build [--fast] | compress | check [--root DIR]',
  ]);
});

it('builds an application of a repository of its own from its tarball, with the route that it brings and the flags that it has [20.11, 20.12]', () => {
  write('package-lock.json', '{}');
  write('badges/package.json', '{ "name": "badges", "version": "1.2.0", "type": "module", "sideEffects": false }');
  write('badges/src/messages/en/badges.json', '{ "title": "Badges" }');
  write('badges/src/messages/de/badges.json', '{ "title": "Abzeichen" }');
  write(
    'badges/src/flags.ts',
    `import type { Flags } from '@listings/shared-app';
    export const flags = {
      rows: { kind: 'number', least: 5, most: 50, default: 10, purpose: 'Badges on one page', until: '2027-03-31' },
    } as const satisfies Flags;`,
  );
  write(
    'badges/build.config.ts',
    `import { wordsOf } from '@listings/deploy/catalogs';
    import type { PackageBuild } from '@listings/deploy/package-build';
    import { flags } from './src/flags';
    const title = wordsOf(import.meta.dirname, 'badges', 'title');
    export default {
      name: 'mfe-badges', entries: { badges: './src/badges.tsx' }, specifiers: { '@listings/mfe-badges': 'badges' },
      routes: { '/google/badges': { layout: 'tabs', title, tab: title } },
      flags,
    } satisfies PackageBuild;`,
  );
  write(
    'badges/src/badges.tsx',
    `import { version } from 'react';
    export const bootstrap = async () => {};
    export const mount = async () => <p>{version}</p>;
    export const unmount = async () => {};`,
  );
  const { stdout, stderr } = command('build');
  expect(stdout + stderr).toMatch(/^1\/1 {2}mfe-badges built in/m);
  const manifest = JSON.parse(readFileSync(join(root, 'badges/dist/manifest.json'), 'utf8')) as Record<string, object>;
  const title = { en: 'Badges', de: 'Abzeichen' };
  expect(manifest['routes']).toEqual({ '/google/badges': { layout: 'tabs', title, tab: title } });
  expect(manifest['flags']).toEqual({
    rows: { kind: 'number', least: 5, most: 50, default: 10, purpose: 'Badges on one page', until: '2027-03-31' },
  });
});

const withRelease = existsSync(resolve('dist/release/parts.json')) ? describe : describe.skip;

withRelease('beside the release that is built here', () => {
  it('begins an application in a repository of its own, which is checked, tested and published with no build of ours [20.11]', () => {
    write('tarballs/listings-deploy-1.0.0.tgz', '');
    const tarballs = command('new', 'store-badges', '--from', 'tarballs');
    expect([tarballs.status, tarballs.stderr]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({
      workspaces: ['mfe-*'],
      dependencies: { '@listings/deploy': 'file:tarballs/listings-deploy-1.0.0.tgz', react: versions.react },
    });
    Object.keys(versions).forEach((name) => link(name));
    const run = (script: string, ...args: string[]) =>
      spawnSync(process.execPath, [modules(script), ...args], { cwd: root, encoding: 'utf8' });
    const types = run('typescript/bin/tsc', '-p', 'mfe-store-badges');
    expect([types.status, types.stdout]).toEqual([0, '']);
    const tests = run('jest/bin/jest.js');
    expect([tests.status, tests.status === 0 ? '' : tests.stderr]).toEqual([0, '']);

    const place = join(root, 'place');
    mkdirSync(place);
    const succeeds = (...args: string[]) => {
      const { status, stdout, stderr } = command(...args);
      expect([args[0], status, status === 0 ? '' : stdout + stderr]).toEqual([args[0], 0, '']);
      return stdout;
    };
    succeeds('start', '--to', place, '--root', resolve('.'));
    const trusted = succeeds(
      'key',
      'create',
      '--team',
      'badges',
      '--person',
      'ann',
      '--out',
      join(root, 'ann.key.json'),
    );
    succeeds('key', 'trust', trusted.trim(), '--to', place, '--builds', 'mfe-store-badges');
    const at = ['--to', place, '--key', join(root, 'ann.key.json')];
    succeeds('publish', 'mfe-store-badges', ...at);
    expect(succeeds('history', ...at)).toMatch(/ publish {3}ann \(badges\) {2}mfe-store-badges none → 1\.0\.0; /);
    expect(command('new', 'store-badges').stderr).toContain('new: mfe-store-badges exists already');
  }, 180_000);
});
