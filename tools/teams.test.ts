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

/** Names that a file exports of its own. */
function exportedBy(path: string): readonly string[] {
  const own = [...text(path).matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)];
  return own.map(([, name = '']) => name);
}

/** Names in the braces of an import or an export, as they are called in the file that declares the door. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter(Boolean);

/** Folder of `shared-machines` that each name of its door is from. */
function foldersOfNames(): ReadonlyMap<string, string> {
  const door = text('shared-machines/src/index.ts');
  const listed = [...door.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/([\w-]+)\//gm)].flatMap(
    ([, list = '', folder = '']) => namesIn(list).map((name) => [name.split(' as ').at(-1) ?? name, folder] as const),
  );
  const whole = [...door.matchAll(/^export (?:type )?\* from '\.\/(([\w-]+)\/[\w.-]+)'/gm)].flatMap(
    ([, path = '', folder = '']) => exportedBy(`shared-machines/src/${path}.ts`).map((name) => [name, folder] as const),
  );
  return new Map([...listed, ...whole]);
}

it('a folder of machines that one application alone imports is owned by its team, every other by the platform', () => {
  const from = foldersOfNames();
  const sources = sourceFiles(repository).filter((path) =>
    /^(?!.*(\.test\.|\/testing\/)).*\/src\/.*\.tsx?$/.test(path),
  );
  const users = new Map<string, Set<string>>();
  const uses = (folder: string | undefined, team: string) => {
    if (folder !== undefined) users.set(folder, (users.get(folder) ?? new Set()).add(team));
  };
  for (const path of sources.filter((each) => /^(mfe-|root-config|shared-(app|sections))/.test(each))) {
    const [user = ''] = path.split('/');
    const team = user.startsWith('mfe-') ? user.slice(4) : 'platform';
    const imports = text(path).matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from '@listings\/shared-machines'/gm);
    for (const [, list = ''] of imports)
      for (const name of namesIn(list)) uses(from.get(name.split(' as ')[0] ?? name), team);
  }
  const inside = sources.filter(
    (path) => path.startsWith('shared-machines/src/') && !/\/(index|models)\.ts$|\.model\.ts$/.test(path),
  );
  for (const path of inside)
    for (const [, folder = ''] of text(path).matchAll(/ from '\.\.\/([\w-]+)\//g)) uses(folder, ownerOf(path) ?? '');
  const folders = [...new Set(inside.flatMap((path) => /^shared-machines\/src\/([\w-]+)\//.exec(path)?.[1] ?? []))];
  const owners = folders.map((folder) => [folder, ownerOf(`shared-machines/src/${folder}/x.machine.ts`)]);
  const right = folders.map((folder) => {
    const [team = 'platform', ...more] = users.get(folder) ?? [];
    return [folder, more.length === 0 ? team : 'platform'];
  });
  expect(users.get('ads-account')).toEqual(new Set(['setup']));
  expect(owners).toEqual(right);
});

it('every line about machines or browser tests leads to files that are there', () => {
  const files = sourceFiles(repository);
  const named = patterns
    .map(([, pattern = '']) => pattern)
    .filter((pattern) => /^\/(shared-machines|e2e)\/./.test(pattern));
  const idle = named.filter((pattern) => {
    const [start = '', end = ''] = pattern.slice(1).split('*');
    return !files.some((path) => path.startsWith(start) && path.endsWith(end));
  });
  expect(idle).toEqual([]);
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
