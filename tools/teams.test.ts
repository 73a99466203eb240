import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './gates/planted-tree';
import { applicationsOf, workspacesOf } from './workspaces.mjs';

const text = (path: string) => (existsSync(join(repository, path)) ? readFileSync(join(repository, path), 'utf8') : '');
const workspaces = workspacesOf(repository);
const applications = applicationsOf(repository);

/** The applications the workflow finds in the paths of a change. */
const changed = (...paths: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ['tools/changed-applications.mjs'], {
      cwd: repository,
      input: `${paths.join('\n')}\n`,
      encoding: 'utf8',
    }),
  ) as unknown;

it.each(applications)('%s has an owner of its own', (folder) => {
  expect(text('.github/CODEOWNERS')).toMatch(new RegExp(`^/${folder}/ +@listings/${folder.slice(4)}$`, 'm'));
});

it('every other folder of the workspace has an owner', () => {
  const owned = [...text('.github/CODEOWNERS').matchAll(/^\/([a-z0-9-]+)\/ /gm)].map(([, folder]) => folder);
  expect(workspaces.filter((folder) => !owned.includes(folder))).toEqual([]);
});

it('a change runs the workflow of the applications it touches, and of no other', () => {
  expect(applications).toContain('mfe-reports');
  expect(applications.map((folder) => changed(`${folder}/src/root.tsx`))).toEqual(applications.map((each) => [each]));
  expect(changed('mfe-settings/README.md', 'mfe-gone/src/a.ts', 'shared-ui/src/index.ts', 'mfe-reports/x')).toEqual([
    'mfe-reports',
    'mfe-settings',
  ]);
  expect(changed('shared-ui/mfe-reports/a.ts')).toEqual([]);
  const workflow = text('.github/workflows/applications.yml');
  expect(workflow.match(/^ *paths: .*$/gm)).toEqual(["    paths: ['mfe-*/**']", "    paths: ['mfe-*/**']"]);
  expect(workflow).toContain(
    'uses: ./.github/workflows/application.yml\n    with:\n      package: ${{ matrix.package }}',
  );
});

it('the compiler is led to every package: references know no pattern', () => {
  const { references } = JSON.parse(text('tsconfig.json')) as { references: { path: string }[] };
  expect(references.map(({ path }) => path).sort()).toEqual(
    [...workspaces, 'tools', 'deploy/tsconfig.configs.json'].sort(),
  );
});

it('every route is looked at by the browser tests, as a screen of its application', () => {
  const routes = [...text('shared-machines/src/page/routes.ts').matchAll(/^ {2}'(\/google\/[a-z-]+)': \{/gm)];
  const looked = applications.flatMap((folder) => JSON.parse(text(`${folder}/screens.json`)) as { path: string }[]);
  const paths = new Set(looked.map(({ path }) => path.split('?')[0]));
  expect(routes.length).toBeGreaterThan(6);
  expect(routes.map(([, path]) => path).filter((path) => !paths.has(path))).toEqual([]);
});
