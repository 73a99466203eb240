import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { postgresArguments, postgresTests } from './postgres.mjs';

const root = join(__dirname, '..');
const server = join(root, 'store-server/src');

/** Paths of the tests that jest chooses by these arguments. */
function chosenBy(args: readonly string[]): string[] {
  const command = ['node_modules/jest/bin/jest.js', '--listTests', ...args, ...postgresArguments];
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.endsWith('.test.ts'))
    .map((path) => relative(server, path));
}

it('has one file that reads where the database of the tests is, which is what the run on PostgreSQL goes by', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const reading = files.filter((path) => readFileSync(join(server, path), 'utf8').includes('TEST_DATABASE_URL'));
  expect(reading).toEqual([relative('store-server/src', postgresTests.at(-1) ?? '')]);
});

it('runs every test that opens a store on PostgreSQL, and none that is the same on SQLite', () => {
  const [all, chosen] = [chosenBy([]), chosenBy(postgresTests)];
  const left = all.filter((path) => !chosen.includes(path));
  expect(chosen).toEqual(
    expect.arrayContaining(['db/postgres.test.ts', 'durability/two-servers.test.ts', 'people/roles.test.ts']),
  );
  expect(left).toContain('domain/reports/reports.rules.test.ts');
  const opens = /test-server|domain\.fixture|engines|openStore|startServer/;
  expect(left.filter((path) => opens.test(readFileSync(join(server, path), 'utf8')))).toEqual([]);
});
