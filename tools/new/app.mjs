import { applicationFiles } from '@listings/deploy/new-application';
import { applicationsOf } from '../workspaces.mjs';
import { checkKebab, Misuse, sentence } from './names.mjs';

const tsconfig = {
  extends: '../tsconfig.base.json',
  compilerOptions: { lib: ['es2022', 'dom', 'dom.iterable'], types: ['jest', '@testing-library/jest-dom'] },
  include: ['src', 'src/messages/en/*.json'],
  references: ['shared-api', 'shared-machines', 'shared-ui', 'shared-app'].map((name) => ({ path: `../${name}` })),
};

const readme = (name) => `# mfe-${name}

${sentence(name)}. One single-spa application: \`${name}\`.

## Address

\`/google/${name}\`

| \`subpath\` | Screen |
| --- | --- |
| none | \`screens/${name}\` |
`;

/** The packages of a lock file with another one, in the order npm keeps. */
function withPackage(packages, path, value) {
  const all = Object.entries(packages);
  const at = all.findIndex(([known]) => known !== '' && known.localeCompare(path, 'en') > 0);
  all.splice(at === -1 ? all.length : at, 0, [path, value]);
  return Object.fromEntries(all);
}

const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

function addToWorkspace(changes, name) {
  const manifest = JSON.parse(changes.read(`mfe-${name}/package.json`));
  changes.editJson('package-lock.json', (lock) => {
    const { name: named, version, license, dependencies, devDependencies } = manifest;
    const locked = { name: named, version, license, dependencies: sorted(dependencies), devDependencies };
    const packages = withPackage(lock.packages, `mfe-${name}`, locked);
    const link = { resolved: `mfe-${name}`, link: true };
    return { ...lock, packages: withPackage(packages, `node_modules/${named}`, link) };
  });
  changes.editJson('tsconfig.json', (config) => ({
    ...config,
    references: [...config.references, { path: `mfe-${name}` }],
  }));
  changes.edit('.github/CODEOWNERS', (text) =>
    text.replace(/(\/mfe-.*\n)(?!\/mfe-)/, `$1${`/mfe-${name}/`.padEnd(19)} @listings/${name}\n`),
  );
}

/** Namespaces of texts, names of applications of packages that have several, and addresses that are theirs. */
const taken = [
  'app',
  'sections',
  'rules',
  'shell',
  'root',
  'get-started',
  'ads-setup',
  'start',
  'setup-mc',
  'setup-ads',
];

/** An application: its folder, and its line in each list that knows no pattern. */
export function newApp(changes, given, { requirement }) {
  const name = checkKebab(given, 'an application');
  if (name.startsWith('mfe-')) throw new Misuse(`Leave out "mfe-": npm run new -- app ${name.slice(4)}`);
  if (taken.includes(name)) throw new Misuse(`"${name}" is taken: choose another name.`);
  if (applicationsOf(changes.root).includes(`mfe-${name}`)) throw new Misuse(`mfe-${name} exists already.`);
  const at = (file) => `mfe-${name}/${file}`;
  const { dependencies } = JSON.parse(changes.read('shared-app/package.json'));
  const path = `/google/${name}`;
  const seen = [
    { name: sentence(name).toLowerCase(), path, scenario: 'ads-complete', shows: 'There is nothing here yet.' },
  ];
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  const own = applicationFiles(name, { react: dependencies.react, requirement });
  for (const [file, text] of Object.entries(own)) changes.create(at(file), text);
  changes.create(at('tsconfig.json'), json(tsconfig));
  changes.create(at('README.md'), readme(name));
  changes.create(at('screens.json'), json(seen));
  addToWorkspace(changes, name);
  return { next: `Next: npm run check -- mfe-${name}, and npm start to see ${path}.` };
}
