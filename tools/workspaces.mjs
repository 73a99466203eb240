import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifestOf = (folder) => join(folder, 'package.json');

/** The packages of the workspace below `root`, by folder: `workspaces` of its manifest, patterns such as `mfe-*` spelled out. */
export function workspacesOf(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(manifestOf(root), 'utf8'));
  const packages = readdirSync(root).filter((folder) => existsSync(manifestOf(join(root, folder))));
  return workspaces.flatMap((each) =>
    each.endsWith('*') ? packages.filter((folder) => folder.startsWith(each.slice(0, -1))) : [each],
  );
}

/** The applications below `root`, by folder. */
export const applicationsOf = (root) => workspacesOf(root).filter((folder) => folder.startsWith('mfe-'));
