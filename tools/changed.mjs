/** `npm test -- --changed [BASE]`: what a change can reach. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesOf } from './workspaces.mjs';

/** Files that every test stands on: a change of them is a matter for the whole run. */
const concernsAll = ['package-lock.json', 'jest.config.js', 'tsconfig.base.json'];

/** Browser tests of an application whose files do not begin with its name. */
const besides = {
  'mfe-dashboard': ['campaigns', 'free-listings'],
  'mfe-settings': ['disconnect'],
  'mfe-setup': ['ads-setup', 'setup'],
};

const isCode = (path) => /\.([cm]?[jt]sx?|json)$/.test(path);

function git(root, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Paths that differ from where the branch left `base`, with what is not committed or not even added; removed ones too. */
export function changedPaths(root, base = 'main') {
  const [left] = git(root, ['merge-base', base, 'HEAD']);
  const changed = git(root, ['diff', '--name-only', '--no-renames', left]);
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...changed, ...added])].sort();
}

/** The browser tests of an application, among files of `e2e/specs`. */
const specsOf = (application, specs) => {
  const names = [application.replace(/^mfe-/, ''), ...(besides[application] ?? [])];
  return specs.filter((spec) => names.some((name) => spec === `${name}.spec.ts` || spec.startsWith(`${name}-`)));
};

/**
 * The browser tests of one application: files of its name, and the recordings whose screens are at its `addresses`; none of those
 * where no recording is performed on a screen of it.
 */
export function browserTestsOf(root, application) {
  const paths = JSON.parse(readFileSync(join(root, application, 'screens.json'), 'utf8')).map(({ path }) => path);
  const addresses = [...new Set(paths.map((path) => path.split('?')[0]))];
  const folder = join(root, 'model-testing/src/drivers');
  const drivers = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const isToured = drivers.some((text) => addresses.some((address) => new RegExp(`'${address}['?]`).test(text)));
  const all = readdirSync(join(root, 'e2e/specs')).sort();
  const tours = isToured ? all.filter((spec) => spec.startsWith('model-tours-')) : [];
  return {
    specs: [...specsOf(application, all), ...tours].map((name) => `e2e/specs/${name}`),
    addresses,
  };
}

/**
 * What a change can reach: `files` that are there, with `code` among them for jest to follow to its tests; `folders` to lint;
 * `specs` to run in the browser; `left`, in words, what only the whole run looks at.
 */
export function reachOf(root, paths) {
  const packages = workspacesOf(root);
  const folderOf = (path) => path.split('/')[0];
  const folders = [...new Set(paths.map(folderOf))].filter((folder) => packages.includes(folder) || folder === 'tools');
  const files = paths.filter((path) => existsSync(join(root, path)));
  const all = readdirSync(join(root, 'e2e/specs')).filter((name) => name.endsWith('.spec.ts'));
  const [wordpress, specs] = [
    all.filter((name) => name.startsWith('wordpress')),
    all.filter((name) => !name.startsWith('wordpress')),
  ];
  const own = folders.filter((folder) => folder.startsWith('mfe-')).flatMap((folder) => specsOf(folder, specs));
  const edited = files.filter((path) => path.startsWith('e2e/specs/')).map((path) => path.slice('e2e/specs/'.length));
  const chosen = [...new Set([...own, ...edited])].filter((name) => !wordpress.includes(name)).sort();
  const shared = folders.some((folder) => !['tools', 'e2e'].includes(folder));
  const whole = paths.filter((path) => concernsAll.includes(path));
  const left = [
    ...whole.map((path) => `${path} concerns every test`),
    ...(shared && chosen.length < specs.length
      ? [`${specs.length - chosen.length} browser test files of several applications`]
      : []),
  ];
  return {
    files,
    folders,
    code: files.filter((path) => isCode(path) && folders.includes(folderOf(path)) && folderOf(path) !== 'e2e'),
    specs: chosen.map((name) => `e2e/specs/${name}`),
    left,
  };
}
