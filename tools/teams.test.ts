import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './gates/planted-tree';

const text = (path: string) => (existsSync(join(repository, path)) ? readFileSync(join(repository, path), 'utf8') : '');
const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
const applications = workspaces.filter((folder) => folder.startsWith('mfe-'));

it.each(applications)('%s has an owner and a workflow that runs for its changes alone', (folder) => {
  const workflow = text(`.github/workflows/${folder.slice('mfe-'.length)}.yml`);
  expect(workflow.match(/^ *paths: .*$/gm)).toEqual([`    paths: [${folder}/**]`, `    paths: [${folder}/**]`]);
  expect(workflow).toContain(`uses: ./.github/workflows/application.yml\n    with:\n      package: ${folder}\n`);
  expect(text('.github/CODEOWNERS')).toMatch(new RegExp(`^/${folder}/ +@listings/${folder.slice(4)}$`, 'm'));
});

it('every other folder of the workspace has an owner', () => {
  const owned = [...text('.github/CODEOWNERS').matchAll(/^\/([a-z0-9-]+)\/ /gm)].map(([, folder]) => folder);
  expect(workspaces.filter((folder) => !owned.includes(folder))).toEqual([]);
});
