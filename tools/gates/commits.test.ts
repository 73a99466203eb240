import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGate, writeInto } from './planted-tree';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false'];
const gitIn = (at: string, ...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd: at, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const git = (...args: string[]) => gitIn(folder, ...args);
const commit = (message: string) => git('commit', '-q', '--allow-empty', '--cleanup=verbatim', '-m', message);
const why = '\n\nThe table was read before its rows had come.';
const bad = 'fixed it';

/** The commit that brings the check; nothing before it is looked at. */
const bringCheck = () => {
  writeInto(folder, 'tools/gates/commits.mjs', '');
  git('add', '.');
  commit(`Check the messages of commits${why}`);
};

/** Lines that the gate printed, without the ids of the commits. */
const findings = async (at = folder) => {
  const { code, stdout } = await runGate(at, 'commits');
  const lines = stdout.split('\n').filter((line) => line !== '');
  expect(code).toBe(lines.length > 0 ? 1 : 0);
  return lines.map((line) => line.replace(/^[0-9a-f]{7,}: /, ''));
};

it.each([
  [`${'Wait for rows '.repeat(6)}${why}`, ['the title has 84 characters, at most 72']],
  [`Fixed the table${why}`, ['the title says "Fixed", not what it does ("Fix", not "Fixed")']],
  [`Fixes the table${why}`, ['the title says "Fixes", not what it does ("Fix", not "Fixes")']],
  [`Fixing the table${why}`, ['the title says "Fixing", not what it does ("Fix", not "Fixing")']],
  [`The table waits for its rows${why}`, ['the title begins with "The", not with what it does']],
  [`wait for the rows${why}`, ['the title begins with a small letter']],
  [`Wait for the rows.${why}`, ['the title ends with a full stop']],
  [`fixup! Wait for the rows${why}`, ['is still to be squashed', 'the title begins with a small letter']],
  [
    'Wait for the rows\nof the table, which come late',
    ['no empty line follows the title', 'has no body that says why'],
  ],
  ['Wait for the rows', ['has no body that says why']],
  ['Wait for the rows\n\nSigned-off-by: Ann <ann@example.com>', ['has no body that says why']],
])('names what is wrong with %j', async (message, faults) => {
  bringCheck();
  commit(message.trimEnd());
  expect(await findings()).toEqual(faults);
});

it.each(['Wait for the rows', 'Address three findings', 'Embed the font', 'Need one answer', 'Revert "Wait for rows"'])(
  'accepts %j with a body',
  async (title) => {
    bringCheck();
    commit(`${title}${why}`);
    expect(await findings()).toEqual([]);
  },
);

it('leaves history before the check as it is, and looks at all of main after it', async () => {
  commit(bad);
  bringCheck();
  expect(await findings()).toEqual([]);
  commit('Wait for the rows');
  commit(`Read the table late${why}`);
  expect(await findings()).toEqual(['has no body that says why']);
});

it('looks at a branch from where it left main, whatever main holds', async () => {
  bringCheck();
  commit('Wait for the rows');
  git('checkout', '-q', '-b', 'branch');
  commit(`Read the table late${why}`);
  expect(await findings()).toEqual([]);
  commit(`Reads the table${why}`);
  expect(await findings()).toEqual(['the title says "Reads", not what it does ("Fix", not "Fixes")']);
});

it('looks at the commits of a branch that brings the check itself from that commit on', async () => {
  commit(`Begin${why}`);
  git('checkout', '-q', '-b', 'branch');
  commit(bad);
  bringCheck();
  commit('Wait for the rows');
  expect(await findings()).toEqual(['has no body that says why']);
});

it('lets merges be', async () => {
  bringCheck();
  git('checkout', '-q', '-b', 'side');
  commit(`Wait for the rows${why}`);
  git('checkout', '-q', 'main');
  commit(`Read the table late${why}`);
  git('merge', '-q', '--no-ff', '-m', "Merge branch 'side'", 'side');
  expect(await findings()).toEqual([]);
});

it.each([
  ['whole', [], ['has no body that says why']],
  ['of the last commit alone', ['--depth', '1'], []],
  ['of the last two commits', ['--depth', '2'], ['has no body that says why']],
] as const)('works in a fresh clone: %s', async (_what, options, faults) => {
  bringCheck();
  commit(`Read the table late${why}`);
  commit('Wait for the rows');
  const clone = join(folder, 'clone');
  git('clone', '-q', ...options, `file://${folder}`, clone);
  expect(await findings(clone)).toEqual(faults);
});

it('finds nothing where there is no history', async () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(await findings()).toEqual([]);
});
