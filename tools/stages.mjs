import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBrowser, ensureBrowsers, findBrowser } from './browsers.mjs';
import { runChild } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres, postgresArguments, postgresTests, startPostgres } from './postgres.mjs';
import { failedFilesIn, failuresIn, messagesIn, readRepeat, reasonsIn, repeat, secondLook } from './repeat.mjs';
import { ensureWordPress } from './wordpress/find.mjs';
import { slowestFiles } from './slowest.mjs';
import { workspacesOf } from './workspaces.mjs';

/** Folder of the repository. */
export const root = dirname(import.meta.dirname);
const cache = join(root, 'node_modules/.cache/listings');

const one = (passed, output) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, output });
const node = (args, options) => runChild(process.execPath, args, { cwd: root, ...options });

/**
 * A kept tool: passed when it exits with 0. `args` may follow from the package that alone is checked, if one is, and from
 * what a change can reach, if only that is.
 */
const tool = (name, args) => async (context) => {
  const own = typeof args === 'function' ? args(context.folder, context.reach) : args;
  const { code, output } = await runChild(join(root, 'node_modules/.bin', name), own, { cwd: root });
  return one(code === 0, output);
};

/** A check of our own, `tools/gates/<name>.mjs`. */
const ownGate = (name) => async () => {
  const { code, output } = await node([`tools/gates/${name}.mjs`]);
  return one(code === 0, output);
};

/** A step that says what went wrong by throwing. */
const step = (work) => async (context) => {
  try {
    await work(context);
    return one(true, '');
  } catch (error) {
    return one(false, error instanceof Error ? error.message : String(error));
  }
};

/** The packages of the workspace, by folder. */
export const workspaces = () => workspacesOf(root);

const cruised = (folder, reach) => [
  '--no-progress',
  ...(reach?.folders ?? (folder === undefined ? [...workspaces(), 'tools'] : [folder])),
];
const formatted = (folder = '.', reach) => [
  '--check',
  '--cache',
  '--log-level=warn',
  '--ignore-unknown',
  ...(reach?.files ?? [folder]),
];
const linted = (folder, reach) => reach?.folders ?? (folder === undefined ? [] : [folder]);
/** Everything anew on CI alone: elsewhere what was checked before, and did not change, is not checked again. */
const compiled = (folder) => ['-b', ...(folder ? [folder] : []), ...(process.env.CI && !folder ? ['--force'] : [])];
const projectOf = (folder) => (folder === undefined ? [] : ['--selectProjects', folder]);

async function unit(context) {
  if (context.reach === undefined) return jestWithSecondLook('unit', projectOf(context.folder), context);
  const names = ['--findRelatedTests', ...context.reach.code];
  return jestWithSecondLook('unit', [MAY_BE_NONE], { ...context, names }, { FIND_ACROSS_PACKAGES: '1' });
}

async function build({ live }) {
  const { code, output } = await node(['tools/build.mjs'], {
    onText: (text) => live(text.trim().split('\n').at(-1) ?? ''),
  });
  return one(code === 0, output);
}

/** Option of jest for a change that no test may reach. */
const MAY_BE_NONE = '--passWithNoTests';

/**
 * Test cases that passed and failed; a file that could not run counts as a failed one, and so does a run without tests where
 * there have to be some (`least`).
 */
function countCases(report, { code, output }, least) {
  if (!existsSync(report)) return { passed: 0, failed: 1, output, failures: ['nothing ran'] };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const clean = code === 0 && numPassedTests >= least;
  const counted = failed === 0 && !clean ? 1 : failed;
  const [titles, files] = [failuresIn(result), failedFilesIn(result)];
  const slowest = slowestFiles(result, root);
  return {
    passed: numPassedTests,
    failed: counted,
    output: messagesIn(result) || output,
    failures: titles,
    reasons: reasonsIn(result),
    files,
    slowest,
  };
}

async function jest(name, args, { live }, env = {}) {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, `${name}.json`);
  rmSync(report, { force: true });
  let files = 0;
  const onText = (text) => {
    files += (text.match(/^(PASS|FAIL) /gm) ?? []).length;
    live(`${files} files done`);
  };
  const reporters = ['--reporters=default', `--reporters=${join(root, 'tools/overdue-reporter.mjs')}`];
  // The list of reporters ends with the next option: what follows it may be the name of a file.
  const command = ['node_modules/jest/bin/jest.js', ...reporters, '--json', `--outputFile=${report}`, ...args];
  const outcome = await node(command, { env: { ...env, CI: 'true' }, onText });
  return countCases(report, outcome, args.includes(MAY_BE_NONE) ? 0 : 1);
}

/** A run of jest whose failed files, when they are few, run once more alone. Options of `args` may take lists: they come last. */
async function jestWithSecondLook(name, args, context, env) {
  const run = (chosen) => jest(name, [...chosen, ...args], context, env);
  const first = await run(context.names);
  for (const line of first.slowest ?? []) context.log(line);
  const again = (files) => context.alone(() => run(['--runInBand', '--runTestsByPath', ...files]));
  return secondLook(first, again, context.log);
}

/** The tests that open a store once more, on PostgreSQL; skipped with a line where there is none. */
async function serverOnPostgres(context) {
  const bin = await ensurePostgres(context.log);
  if (bin === null) {
    context.log(
      'There is no PostgreSQL here: the store server was tested on SQLite only (REQUIRE_POSTGRES=1 insists).',
    );
    return one(true, '');
  }
  const names = context.names.length > 0 ? context.names : postgresTests;
  const database = await startPostgres(bin);
  try {
    const env = { TEST_DATABASE_URL: database.url };
    return await jestWithSecondLook('postgres', postgresArguments, { ...context, names }, env);
  } finally {
    await database.stop();
  }
}

/** The application inside a WordPress of its own; skipped with a line where there is none. */
async function wordpress(context) {
  const programs = await ensureWordPress(context.log);
  if (programs === null) {
    context.log('There is no WordPress here: nothing was tested in it (REQUIRE_WORDPRESS=1 insists).');
    return one(true, '');
  }
  const chromium = await ensureBrowser('chromium', context);
  return jestWithSecondLook('wordpress', ['--config', 'e2e/wordpress/jest.config.js'], context, {
    CHROME_PATH: chromium,
  });
}

async function browserTests(context) {
  let paths = {};
  const found = await step(async ({ log }) => {
    paths = await ensureBrowsers({ log });
  })(context);
  if (found.failed > 0) return found;
  const { specs } = context.reach ?? context.seen ?? {};
  if (context.seen !== undefined) paths = { ...paths, TOURS_AT: context.seen.addresses.join(',') };
  const asked = specs === undefined ? context.names : ['--runTestsByPath', ...specs];
  const { names: given, ...often } = readRepeat(asked);
  const names = given.filter((name) => name !== '--write');
  if (names.length < given.length) paths = { ...paths, WRITE: '1' };
  const args = ['--config', 'e2e/jest.config.js'];
  if (often.times > 1 || often.load > 0)
    return repeat(often, () => jest('e2e', [...args, ...names], context, paths), context.log);
  return jestWithSecondLook('e2e', args, { ...context, names }, paths);
}

/** What one application leaves in the page when it goes, screen by screen; skipped with a line where there is no Chromium. */
async function leftovers(context) {
  const chromium = findBrowser('chromium');
  if (chromium === null) {
    context.log(`There is no Chromium here: nobody looked at what ${context.folder} leaves in the page (CHROME_PATH).`);
    return one(true, '');
  }
  const args = ['--config', 'e2e/jest.config.js', '--runTestsByPath', 'e2e/specs/leftovers.spec.ts'];
  return jestWithSecondLook('leftovers', args, context, { CHROME_PATH: chromium, LEFTOVERS_OF: context.folder });
}

const hasFolders = ({ folders }) => folders.length > 0;
const touches = (folder) => (reach) => reach.files.some((path) => path.startsWith(`${folder}/`));
/** Left to the whole run. */
const isAsked = () => false;

/**
 * Every stage in the order it runs. Neighbours in one `group` run two at a time. When a `needed` stage fails nothing
 * after it could mean anything, and the run ends there. `names` go to the one stage asked for with `--only`; with
 * `--package` the stages are about that package (`folder`), except those that are about the `whole`, and those of an
 * `application` where it is none; with `--changed` they are those that are `reached`, and about what the change can reach
 * (`reach`).
 */
export const stages = [
  { name: 'install', needed: true, run: step(({ log }) => ensureInstalled({ log })) },
  { name: 'lock file', group: 'gates', run: ownGate('lockfile') },
  { name: 'file names', group: 'gates', run: ownGate('file-names') },
  { name: 'domain words', group: 'gates', run: ownGate('domain-words') },
  { name: 'words', group: 'gates', run: ownGate('words') },
  { name: 'php', group: 'gates', whole: true, reached: touches('host-wordpress'), run: ownGate('php') },
  {
    name: 'plugin texts',
    group: 'gates',
    whole: true,
    reached: touches('host-wordpress'),
    run: ownGate('plugin-texts'),
  },
  { name: 'commits', group: 'gates', whole: true, run: ownGate('commits') },
  {
    name: 'format',
    group: 'gates',
    reached: ({ files }) => files.length > 0,
    run: tool('prettier', formatted),
  },
  { name: 'lint', group: 'gates', reached: hasFolders, run: tool('oxlint', linted) },
  { name: 'types', group: 'gates', reached: hasFolders, run: tool('tsc', compiled) },
  { name: 'import law', group: 'gates', reached: hasFolders, run: tool('depcruise', cruised) },
  {
    name: 'unused code',
    group: 'gates',
    reached: hasFolders,
    run: tool('knip', (folder) => (folder === undefined ? [] : ['--workspace', folder])),
  },
  { name: 'build', needed: true, reached: ({ specs }) => specs.length > 0, run: build },
  // Browser tests wait for much: unit tests beside them take the time that they leave.
  {
    name: 'e2e',
    group: 'tests',
    whole: true,
    browser: true,
    reached: ({ specs }) => specs.length > 0,
    run: browserTests,
  },
  // The whole run has it among its browser tests.
  { name: 'leftovers', group: 'tests', application: true, reached: isAsked, run: leftovers },
  { name: 'unit', group: 'tests', reached: ({ code }) => code.length > 0, run: unit },
  { name: 'postgres', group: 'tests', whole: true, reached: isAsked, run: serverOnPostgres },
  { name: 'wordpress', group: 'tests', whole: true, browser: true, reached: isAsked, run: wordpress },
];
