import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { repository } from './gates/planted-tree';
import { workspacesOf } from './workspaces.mjs';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Tarball {
  readonly name: string;
  readonly files: readonly { readonly path: string }[];
}

const read = (...path: string[]) => readFileSync(join(repository, ...path), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(folder, 'package.json')) as Manifest;

/** The packages that an application in a repository of its own installs. */
const published = workspacesOf(repository).filter((folder) => folder === 'deploy' || folder.startsWith('shared-'));

/** What a door for tests stands on, and the application that tests by it installs itself. */
const ofTests = ['@testing-library/react', '@testing-library/user-event'];

/** Written into modules under development: the import map of their page has it. */
const ofPages = ['@listings/refresh'];

/** Texts of an application that is begun: what they name, that one stands on. */
const templates = 'src/new/application.mjs';

/** Folder → the files of its tarball, by path. */
let packed: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(() => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', ...published.flatMap((folder) => ['-w', folder])];
  const told = execFileSync('npm', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const tarballs = Object.values(JSON.parse(told) as Record<string, Tarball>);
  packed = new Map(tarballs.map(({ name, files }) => [name.slice(10), new Set(files.map(({ path }) => path))]));
});

const filesOf = (folder: string) => packed.get(folder) ?? new Set<string>();

/** What a source names in its imports, lazy ones too, outside of comments. */
const namedIn = (text: string) =>
  [
    ...text
      .replaceAll(/^ *(?:\/\*|\*|\/\/).*$/gm, '')
      .matchAll(/(?:^|\s)(?:from|import) '([^'$]+)'|import\('([^'$]+)'\)/gm),
  ].map(([, one, other]) => one ?? other ?? '');

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** The file that a source means by a relative path; undefined where there is none. */
const meant = (folder: string, from: string, name: string) =>
  endings
    .map((ending) => normalize(join(dirname(from), name)) + ending)
    .find((path) => /\.\w+$/.test(path) && existsSync(join(repository, folder, path)));

/** Files that the doors and command lines of a package reach, and the packages those name. */
function reachedIn(folder: string) {
  const { exports, bin = {} } = manifestOf(folder);
  const queue = [...Object.values(exports), ...Object.values(bin)].map((path) => normalize(path));
  const files = new Set(queue);
  const packages = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const isRead = /\.(?:[cm]?ts|tsx|mjs)$/.test(path) && path !== templates;
    for (const name of isRead ? namedIn(read(folder, path)) : []) {
      if (!name.startsWith('.')) {
        packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
        continue;
      }
      const next = meant(folder, path, name) ?? `${path} → ${name}`;
      if (!files.has(next)) queue.push(next);
      files.add(next);
    }
  }
  return { files, packages };
}

it('every shared package and the build may be published', () => {
  expect([...packed.keys()].sort()).toEqual([...published].sort());
  expect(published).toEqual(expect.arrayContaining(['shared-values', 'shared-sections', 'deploy']));
  expect(published.filter((folder) => manifestOf(folder).private === true)).toEqual([]);
});

it.each(published)('%s brings what it is, what changed and under which licence', (folder) => {
  expect([...filesOf(folder)]).toEqual(
    expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']),
  );
  expect(read(folder, 'LICENSE')).toBe(read('LICENSE'));
});

it.each(published)('%s brings every file that its doors and command lines reach', (folder) => {
  const brought = filesOf(folder);
  expect([...reachedIn(folder).files].filter((path) => !brought.has(path))).toEqual([]);
});

it.each(published)('%s declares every package that its doors and command lines reach', (folder) => {
  const known = [...Object.keys(manifestOf(folder).dependencies ?? {}), ...builtinModules, ...ofTests, ...ofPages];
  const { packages } = reachedIn(folder);
  const undeclared = [...packages].filter(
    (name) => !name.startsWith('node:') && !known.includes(name) && !known.includes(`@types/${name}`),
  );
  expect(undeclared).toEqual([]);
});

it.each(published)('%s brings no tests, no output of builds, and fixtures only for its doors', (folder) => {
  const { files } = reachedIn(folder);
  const strange =
    /\.test\.|\.stories\.|\.harness\.|\.fixture\.|\/testing\/|(?:^|\/)(?:dist|\.tsout|node_modules)\/|tsconfig/;
  expect([...filesOf(folder)].filter((path) => strange.test(path) && !files.has(path))).toEqual([]);
});
