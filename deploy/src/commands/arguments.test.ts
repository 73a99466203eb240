import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy } from '../testing/deploy';

const bad: readonly (readonly [string, readonly string[]])[] = [
  ['publish: name one package', ['publish', '--to', '.', '--key', 'x']],
  ['--key is needed', ['publish', 'mfe-a', '--to', '.']],
  ['--version: "one" is not like 1.4.0', ['publish', 'mfe-a', '--to', '.', '--key', 'x', '--version', 'one']],
  [
    '--to: there is no directory localhost:4001 that can be read; the address of a server begins with http:// or https://',
    ['publish', 'mfe-a', '--to', 'localhost:4001', '--key', 'x'],
  ],
  ['--to: "http://localhost:4001x" is no address', ['status', '--to', 'http://localhost:4001x', '--key', 'x']],
  [
    '--out: package.json/ann.key.json cannot be written (ENOTDIR)',
    ['key', 'create', '--team', 'a', '--person', 'b', '--out', 'package.json/ann.key.json'],
  ],
  ['--key: there is no file nowhere', ['publish', 'mfe-a', '--to', '.', '--key', 'nowhere']],
  ['--days: needs 1 to 366', ['key', 'create', '--team', 'a', '--person', 'b', '--out', 'x', '--days', '0']],
  ['--share: needs 1 to 99', ['publish', 'mfe-a', '--to', '.', '--key', 'cli.ts', '--share', '100']],
  ['--preview: needs 1 to 336 hours', ['publish', 'mfe-a', '--to', '.', '--key', 'cli.ts', '--preview', 'x']],
  ['--since: "once" is no moment like 2026-11-20T08:00Z', ['key', 'revoke', 'x', '--since', 'once', '--to', '.']],
  ['diff: needs the number of a revision', ['diff', 'one', 'two', '--to', '.', '--key', 'x']],
  ['diff: name two revisions', ['diff', '1', '2', '3', '--to', '.', '--key', 'x']],
  ['rollback: name one revision, or none for the one before', ['rollback', '1', '2', '--to', '.', '--key', 'x']],
  ['--to: nothing is live in nowhere; `deploy start` begins a place', ['key', 'list', '--to', 'nowhere']],
  [
    '--from: there is no folder /nowhere with tarballs in it',
    ['new', 'store-badges', '--from', '/nowhere', '--root', '/nowhere'],
  ],
  ['--version does not go with this command', ['history', '--to', '.', '--version', '1.0.0']],
  [
    '--to: is done in the directory or bucket itself, not through a server',
    ['key', 'list', '--to', 'http://localhost:1'],
  ],
];

it.each(bad)('says what is wrong with a command line: %s', async (line, args) => {
  const { status, stderr } = await deploy(...args);
  expect([status, stderr[0]]).toEqual([2, line]);
});

const rollbackUsage =
  'usage: deploy rollback [REVISION] [--app BUILD] [--reason TEXT] | prune --to URL|DIR|s3://… --key FILE';

it('builds nothing to show in a page that does not answer', async () => {
  const from = 'http://127.0.0.1:1';
  await expect(deploy('dev', 'mfe-reports', '--from', from)).rejects.toThrow(`--from: no server answers at ${from}`);
});

it('says of a repository without the shell which way to develop it has', async () => {
  const own = mkdtempSync(join(tmpdir(), 'own-'));
  mkdirSync(join(own, 'mfe-badges'));
  writeFileSync(join(own, 'mfe-badges/build.config.ts'), '');
  const { status, stderr } = await deploy('dev', 'mfe-badges', '--from', 'http://127.0.0.1:1', '--root', own);
  rmSync(own, { recursive: true });
  expect([status, stderr]).toEqual([
    2,
    [
      'dev: --from builds root-config, shared-ui, shared-api, too, which this repository does not have: take --to URL --key FILE',
    ],
  ]);
});

it('shows how the command at hand is written, and no other', async () => {
  const { complaints } = await deploy('rollback', '1', '2', '--to', '.', '--key', 'x');
  expect(complaints).toEqual(['rollback: name one revision, or none for the one before', rollbackUsage]);
  expect(await deploy('rollback', '--help')).toMatchObject({ status: 0, stdout: `${rollbackUsage}\n` });
});
