import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  plantTree,
  repository,
  runGate,
  runIn,
  writeInto,
  type Outcome,
  type PlantedTree,
} from '../gates/planted-tree';
import { sourceFiles } from '../gates/source-files.mjs';
import { workspacesOf } from '../workspaces.mjs';

jest.setTimeout(240_000);

const builtOrInstalled = /\/(node_modules|dist|\.tsout|artifacts)(\/|$)/;
const rootFiles = ['package-lock.json', 'tsconfig.json', 'jest.config.js', '.github', '.prettierignore', 'tools'];

/** A copy of all sources, with what is installed here. */
function plantSources(): PlantedTree {
  const tree = plantTree({});
  for (const name of [...workspacesOf(repository), ...rootFiles]) {
    cpSync(join(repository, name), join(tree.path, name), {
      recursive: true,
      filter: (path) => !builtOrInstalled.test(path.slice(repository.length)),
    });
    const own = join(repository, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(tree.path, name, 'node_modules'));
  }
  return tree;
}

let tree: PlantedTree;
let sources: readonly string[];

const at = (path: string) => join(tree.path, path);
const text = (path: string) => readFileSync(at(path), 'utf8');
const make = (...words: string[]) => runIn(tree.path, 'node', ['tools/new/new.mjs', ...words]);
const jestIn = (...args: string[]) =>
  runIn(tree.path, 'node', [join(repository, 'node_modules/jest/bin/jest.js'), '-w', '1', ...args]);

beforeAll(() => {
  tree = plantSources();
  sources = sourceFiles(tree.path);
});

afterAll(() => tree.remove());

describe('what makes no sense', () => {
  it.each([
    [['ap', 'x'], 'There is no kind "ap". Did you mean "app"?'],
    [['app'], 'npm run new -- app NAME'],
    [['app', 'StoreBadges'], 'write "store-badges"'],
    [['app', 'reports'], 'mfe-reports exists already.'],
    [['app', 'start'], '"start" is taken: choose another name.'],
    [['screen', 'reprts', 'totals'], 'There is no application "reprts". Did you mean "reports"?'],
    [['screen', 'settings', 'edit-phone-number'], 'A screen has the sub-path /edit-phone-number already.'],
    [['machine', 'store-address'], 'There is a machine storeAddress already.'],
    [['machine', 'badge-sync', '--call', 'syncSetings'], 'Did you mean "syncSettings"?'],
    [['call', 'getSettings'], 'getSettings exists already'],
    [['call', 'getStoreBadge', '--topic', 'setings'], 'Did you mean "settings"?'],
    [['field', 'website_live'], 'The settings have a field website_live.'],
    [['field', 'returnsExplained'], 'write "returns_explained"'],
    [['app', 'x', '--dryrun'], "Unknown option '--dryrun'"],
  ])('%j is answered by what would, with nothing written', async (words, told) => {
    const { code, stdout, stderr } = await make(...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(told);
    expect(sourceFiles(tree.path)).toEqual(sources);
  });
});

it('lists the files of a dry run, and writes none', async () => {
  const { code, stdout } = await make('app', 'store-badges', '--dry-run');
  expect(code).toBe(0);
  expect(stdout).toContain('new  mfe-store-badges/src/screens/store-badges/store-badges.screen.test.tsx\n');
  expect(stdout).toContain('new  mfe-store-badges/src/routes.ts\n');
  expect(stdout).not.toMatch(/(shared-machines|root-config)\//);
  expect(stdout).toContain('Nothing was written.');
  expect(existsSync(at('mfe-store-badges'))).toBe(false);
});

it('leaves nothing half done when a part of it fails', async () => {
  const models = text('shared-machines/src/models.ts');
  const generator = 'model-testing/src/cli.ts';
  const whole = text(generator);
  writeFileSync(at(generator), "throw new Error('no recordings today');\n");
  const { code, stderr } = await make('machine', 'badge-sync');
  writeFileSync(at(generator), whole);
  expect([code, stderr.split('\n')[0]]).toEqual([1, expect.stringMatching(/^Nothing was written\. /)]);
  expect(stderr).toContain('no recordings today');
  expect(text('shared-machines/src/models.ts')).toBe(models);
  expect(existsSync(at('shared-machines/src/badge-sync'))).toBe(false);
});

describe('one of each', () => {
  const made = [
    ['app', 'store-badges'],
    ['screen', 'store-badges', 'sizes'],
    ['screen', 'settings', 'opening-hours'],
    ['machine', 'badge-sync'],
    ['call', 'getStoreBadge'],
    ['call', 'saveBadge', '--topic', 'campaigns'],
    ['field', 'returns_explained'],
  ];

  const program = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: '.',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: ['node', 'jest', '@testing-library/jest-dom'],
    },
    include: [
      'mfe-store-badges',
      ...['mfe-settings', 'root-config', 'shared-api', 'shared-app', 'shared-machines'].map((name) => `${name}/src`),
      'shared-sections/src',
      'store-server/src/domain',
      'model-testing/src/drivers',
    ],
  };
  const patterns = [
    'mfe-store-badges/',
    'opening-hours',
    'badge-sync',
    'readme',
    'page/page.test',
    'screen/screen.test',
    'checklist.section',
    'get-store-badge',
    'save-badge',
    'setup.routes',
    'contract/answers',
    'contract/endpoints',
    'client/printed',
    'openapi/',
    'requests.test',
    'tools/teams',
  ];

  // Two at a time, on two cores: what is checked one after the other takes twice as long.
  let types: Promise<Outcome>;
  let recordings: Promise<Outcome>;
  let tests: Promise<Outcome>;
  /** What each says is to be done next. */
  const advice: string[] = [];

  beforeAll(async () => {
    for (const words of made) {
      const { code, stdout, stderr } = await make(...words);
      if (code !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
      advice.push(stdout.split('\n').at(-2) ?? '');
    }
    writeInto(tree.path, 'tsconfig.made.json', JSON.stringify(program));
    types = runIn(tree.path, 'tsc', ['-p', 'tsconfig.made.json']);
    tests = jestIn('--testPathPatterns', patterns.join('|'));
    const id = '(badgeSync|checklistAutosave)';
    recordings = types.then(() =>
      jestIn('--testPathPatterns', 'src/(product|product-mutants|models)\\.test', '-t', id),
    );
  });

  it('compiles, with everything that stands on it', async () => {
    expect((await types).stdout).toBe('');
    // What a project of its own does not list does not compile in it.
    const { include } = JSON.parse(text('mfe-store-badges/tsconfig.json')) as { include: readonly string[] };
    expect(include).toEqual(['src', 'src/messages/en/*.json']);
  });

  it('passes its own tests, and those of the lists it stands in', async () => {
    const { code, stderr } = await tests;
    expect([code, stderr.match(/^(FAIL|.*●).*$/gm)]).toEqual([0, null]);
    expect(stderr.match(/^PASS .*$/gm)?.length).toBeGreaterThan(15);
  });

  it('ends with what is to be done next, as commands that can be pasted', () => {
    expect(advice.filter((line) => !line.startsWith('Next: ') || !/npm run check -- [\w-]+/.test(line))).toEqual([]);
    expect(advice.filter((line) => /npm run check -- [\w-]+, (?!npm run|and )/.test(line))).toEqual([]);
  });

  it('says of a call what tests still ask for, of one that changes something also who may make it', () => {
    const [read, change] = advice.filter((line) => line.includes('Tests ask'));
    expect(read).toMatch(/ for what it does, in shared-api\/src\/testing\/behaviour\. npm run/);
    expect(change).toMatch(
      /; who may call it, in store-server\/src\/people\/roles\.rules\.ts and its test; what is told/,
    );
  });

  it('is recorded: nothing the check finds, no mistake that goes unnoticed', async () => {
    const { code, stderr } = await recordings;
    expect([code, stderr.match(/^.*●.*$/gm)]).toEqual([0, null]);
  });

  it('keeps names, import law, lint and format', async () => {
    const folders = ['mfe-store-badges', 'mfe-settings/src/screens', 'shared-machines/src/badge-sync'];
    const outcomes = await Promise.all([
      runGate(tree.path, 'file-names'),
      runGate(tree.path, 'lockfile'),
      runIn(tree.path, 'depcruise', ['--no-progress', 'mfe-store-badges', 'mfe-settings', 'shared-machines']),
      runIn(tree.path, 'oxlint', folders),
      runIn(tree.path, 'prettier', [
        '--check',
        '--log-level=warn',
        ...folders,
        'shared-api/src',
        'root-config/src/messages',
      ]),
    ]);
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
  });
});
