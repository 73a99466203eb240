/**
 * Prints what the paths given on standard input, one a line, concern, in the form of GITHUB_OUTPUT: `applications` to build, check and
 * ship, those too into which a changed shared package is compiled, and `platform`, the other packages to check.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationsOf, workspacesOf } from './workspaces.mjs';

const root = process.cwd();
/** Every build reads these. */
const concernsAll = ['package-lock.json', 'tsconfig.base.json'];
/** A page has these once: applications that use them are not built anew. */
const apart = ['shared-api', 'shared-ui'];

const paths = readFileSync(0, 'utf8').split('\n');
const changed = new Set(paths.map((path) => path.split('/')[0]));
const concernsEveryone = paths.some((path) => concernsAll.includes(path) || path.startsWith('deploy/src/build/'));

/** The packages that are compiled into one, itself included. */
function compiledInto(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).flatMap((name) => /^@listings\/(.+)$/.exec(name)?.[1] ?? []);
  for (const name of own) if (!apart.includes(name)) compiledInto(name, found);
  return found;
}

const isReached = (folder) => concernsEveryone || [...compiledInto(folder)].some((name) => changed.has(name));

const applications = applicationsOf(root);
const shipped = ['root-config', 'shared-api', 'shared-ui', 'store-server'];
const others = workspacesOf(root).filter((folder) => !applications.includes(folder));
console.log(`applications=${JSON.stringify(applications.filter(isReached))}`);
console.log(
  `platform=${JSON.stringify(others.filter((each) => (shipped.includes(each) ? isReached(each) : changed.has(each))))}`,
);
