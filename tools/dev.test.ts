import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, writeInto } from './gates/planted-tree';

let folder = '';

/** A small repository whose store notes how it was started, and finds its data directory in use. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  for (const file of ['dev.mjs', 'children.mjs', 'workspaces.mjs'])
    cpSync(join(repository, 'tools', file), join(folder, 'tools', file));
  writeInto(folder, 'package.json', '{"workspaces":["mfe-*","deploy"]}');
  for (const name of ['mfe-badges', 'deploy']) writeInto(folder, `${name}/package.json`, '{}');
  writeInto(folder, 'mfe-badges/build.config.ts', '');
  writeInto(folder, 'tools/install.mjs', 'export const ensureInstalled = () => {};');
  writeInto(folder, 'tools/build.mjs', 'export const ensureBuilt = () => {};');
  writeInto(
    folder,
    'tools/start.mjs',
    `import { writeFileSync } from 'node:fs';
    writeFileSync('started.json', JSON.stringify(process.argv.slice(2)));
    process.exit(75);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function dev(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tools/dev.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, complaint: stderr.split('\n')[0] };
}

it.each<[string, readonly string[]]>([
  ['Name one package. There are: mfe-badges.', []],
  ['Name one package. There are: mfe-badges.', ['mfe-badges', 'mfe-badges']],
  ['There is no package mfe-nothing with a build. There are: mfe-badges.', ['mfe-nothing', '--port', '4200']],
  ['There is no flag --prot.', ['mfe-badges', '--prot', '4200']],
])('starts nothing for a wrong command line: %s', (complaint, args) => {
  expect(dev(...args)).toEqual({ status: 2, stdout: '', complaint });
});

it('tells how it is written', () => {
  const { status, stdout } = dev('--help');
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(/^npm run dev -- PACKAGE /)]);
});

it('keeps its store beside the one of npm start, and says where that of another is', () => {
  const complaint = 'Another npm run dev has a store here: name that by --from, as it says after "all else from".';
  expect(dev('mfe-badges')).toEqual({ status: 75, stdout: '', complaint });
  const started: unknown = JSON.parse(readFileSync(join(folder, 'started.json'), 'utf8'));
  const data = join(folder, '.data/dev');
  expect(started).toEqual(['--port', '0', '--data-dir', data, '--scenario', 'ads-complete']);
});
