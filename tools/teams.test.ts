import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsOf } from './changed.mjs';
import { repository } from './gates/planted-tree';
import { sourceFiles } from './gates/source-files.mjs';
import { applicationsOf, workspacesOf } from './workspaces.mjs';

const text = (path: string) => (existsSync(join(repository, path)) ? readFileSync(join(repository, path), 'utf8') : '');
const workspaces = workspacesOf(repository);
const applications = applicationsOf(repository);

/** What the workflow finds in the paths of a change: applications to ship, other packages to check. */
const concerned = (...paths: string[]) => {
  const input = `${paths.join('\n')}\n`;
  const options = { cwd: repository, input, encoding: 'utf8' } as const;
  const told = execFileSync(process.execPath, ['tools/changed-applications.mjs'], options);
  return [...told.matchAll(/^\w+=(.*)$/gm)].map(([, list = '']) => JSON.parse(list) as string[]);
};

/** The team asked to review a path: the last pattern that matches. */
const patterns = [...text('.github/CODEOWNERS').matchAll(/^(\/\S+) +@listings\/(\S+)$/gm)];
const ownerOf = (path: string) =>
  patterns
    .filter(([, pattern = '']) => {
      const [start = '', end = ''] = pattern.slice(1).split('*');
      return path.startsWith(start) && path.endsWith(end);
    })
    .at(-1)?.[2];

it.each(applications)('%s has an owner of its own', (folder) => {
  expect(text('.github/CODEOWNERS')).toMatch(new RegExp(`^/${folder}/ +@listings/${folder.slice(4)}$`, 'm'));
});

it('every other folder of the workspace has an owner', () => {
  const owned = [...text('.github/CODEOWNERS').matchAll(/^\/([a-z0-9-]+)\/ /gm)].map(([, folder]) => folder);
  expect(workspaces.filter((folder) => !owned.includes(folder))).toEqual([]);
});

it('a change concerns the applications that it touches or is compiled into, and no other', () => {
  expect(applications).toContain('mfe-reports');
  expect(applications.map((folder) => concerned(`${folder}/src/root.tsx`))).toEqual(
    applications.map((each) => [[each], []]),
  );
  expect(concerned('mfe-settings/README.md', 'mfe-gone/src/a.ts', 'mfe-reports/x')).toEqual([
    ['mfe-reports', 'mfe-settings'],
    [],
  ]);
  // The page has it once: applications that use it stay as they are.
  expect(concerned('shared-ui/src/index.ts')).toEqual([[], ['shared-ui']]);
  expect(concerned('shared-sections/src/index.ts')[0]).toEqual(
    applications.filter((each) => text(`${each}/package.json`).includes('"@listings/shared-sections"')),
  );
  expect(concerned('shared-values/src/index.ts')).toEqual([
    applications,
    expect.arrayContaining(['root-config', 'shared-ui', 'store-server']),
  ]);
  expect(concerned('package-lock.json')[0]).toEqual(applications);
  expect(concerned('docs/decisions.md')).toEqual([[], []]);
});

it('looks at what an application leaves in the page in its own check, and in the whole run by its browser tests [20.6]', () => {
  const listed = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/test.mjs', ...args, '--list'], { cwd: repository, encoding: 'utf8' });
  expect(listed('--package', 'mfe-reports')).toContain('\nleftovers\n');
  expect(listed('--package', 'shared-ui') + listed() + listed('--no-browser')).not.toContain('leftovers');
});

it.each(applications)('%s owns its browser tests', (folder) => {
  const { specs } = browserTestsOf(repository, folder);
  const own = specs.filter((path) => !path.includes('/model-tours-'));
  expect(own.filter((path) => ownerOf(path) !== folder.slice(4))).toEqual([]);
});

it('a machine that one application alone uses is owned by its team, every other by the platform', () => {
  const door = text('shared-machines/src/index.ts');
  const names = new Map<string, string[]>();
  for (const [, list = '', folder = ''] of door.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([\w-]+)\//g)) {
    const exported = list.split(',').map(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')
          .at(-1) ?? '',
    );
    names.set(folder, [...(names.get(folder) ?? []), ...exported.filter(Boolean)]);
  }
  const sources = sourceFiles(repository).filter((path) =>
    /^(?!.*(\.test\.|\/testing\/)).*\/src\/.*\.tsx?$/.test(path),
  );
  const users = sources
    .filter((path) => /^(mfe-|root-config|shared-(app|sections))/.test(path))
    .map((path) => [path.split('/')[0] ?? '', new Set(text(path).match(/\w+/g))] as const);
  const inside = sources.filter(
    (path) => path.startsWith('shared-machines/') && !/\/(index|models)\.ts$|\.model\.ts$/.test(path),
  );
  for (const [folder, exported] of names) {
    const outside = users.filter(([, words]) => exported.some((name) => words.has(name))).map(([user]) => user);
    const needed = inside
      .filter((path) => !path.startsWith(`shared-machines/src/${folder}/`) && text(path).includes(`'../${folder}/`))
      .map((path) => ownerOf(path) ?? '');
    const teams = new Set([
      ...outside.map((user) => (user.startsWith('mfe-') ? user.slice(4) : 'platform')),
      ...needed,
    ]);
    const [team = 'platform', ...more] = teams;
    const owner = ownerOf(`shared-machines/src/${folder}/x.machine.ts`);
    expect([folder, owner]).toEqual([folder, more.length === 0 ? team : 'platform']);
  }
});

it('the compiler is led to every package: references know no pattern', () => {
  const { references } = JSON.parse(text('tsconfig.json')) as { references: { path: string }[] };
  expect(references.map(({ path }) => path).sort()).toEqual(
    [...workspaces, 'tools', 'deploy/src/dev/page', 'deploy/tsconfig.configs.json'].sort(),
  );
});

it('every route is looked at by the browser tests, as a screen of its application', () => {
  const tables = ['shared-machines/src/page/routes.ts', ...applications.map((folder) => `${folder}/build.config.ts`)];
  const routes = tables.flatMap((table) => [...text(table).matchAll(/^ {2,4}'(\/google\/[a-z-]+)': \{/gm)]);
  const looked = applications.flatMap((folder) => JSON.parse(text(`${folder}/screens.json`)) as { path: string }[]);
  const paths = new Set(looked.map(({ path }) => path.split('?')[0]));
  expect(routes.length).toBeGreaterThan(6);
  expect(routes.map(([, path]) => path).filter((path) => !paths.has(path))).toEqual([]);
});
