import { applicationsOf } from '../workspaces.mjs';
import { camel, checkKebab, Misuse, pascal, sentence } from './names.mjs';

const manifestOf = (name, versions) => ({
  name: `@listings/mfe-${name}`,
  version: '1.0.0',
  description: sentence(name),
  private: true,
  license: 'MIT',
  type: 'module',
  exports: {},
  sideEffects: false,
  dependencies: {
    react: versions.react,
    '@listings/shared-ui': '1.0.0',
    '@listings/shared-app': '1.0.0',
    '@listings/shared-machines': '1.0.0',
  },
  devDependencies: { '@listings/deploy': '1.0.0' },
});

const tsconfig = {
  extends: '../tsconfig.base.json',
  compilerOptions: { lib: ['es2022', 'dom', 'dom.iterable'], types: ['jest', '@testing-library/jest-dom'] },
  include: ['src'],
  references: ['shared-api', 'shared-machines', 'shared-ui', 'shared-app'].map((name) => ({ path: `../${name}` })),
};

const buildConfig = (name) => `import { wordsOf } from '@listings/deploy/catalogs';
import type { PackageBuild } from '@listings/deploy/package-build';

const title = wordsOf(import.meta.dirname, '${name}', 'title');

export default {
  name: 'mfe-${name}',
  entries: { '${name}': './src/${name}.tsx' },
  specifiers: { '@listings/mfe-${name}': '${name}' },
  routes: {
    '/google/${name}': { layout: 'tabs', title, tab: title },
  },
} satisfies PackageBuild;
`;

const routes = (name) => `import type {} from '@listings/shared-machines/routes';

declare module '@listings/shared-machines/routes' {
  /** Routes of \`build.config.ts\`: links to them compile in this application. */
  interface BroughtRoutes {
    '/google/${name}': true;
  }
}
`;

const entry = `import type { AppProps } from '@listings/shared-app';
import { reactApp } from '@listings/shared-ui';
import './routes';

export const { bootstrap, mount, unmount } = reactApp<AppProps>(() => import('./root').then((module) => module.Root));
`;

const rootOf = (name) => `import { AppRoot, type AppProps } from '@listings/shared-app';
import { ${camel(name)}Texts } from './messages/${name}.texts';
import { ${pascal(name)}Screen } from './screens/${name}/${name}.screen';

const catalogs = { ${camel(name)}: ${camel(name)}Texts };

/** The application ${name}. */
export function Root(page: AppProps) {
  return (
    <AppRoot page={page} catalogs={catalogs}>
      <${pascal(name)}Screen />
    </AppRoot>
  );
}
`;

const catalog = (name) => ({ title: sentence(name), empty: 'There is nothing here yet.' });

const texts = (name) => `import type {} from '@listings/shared-ui';
import texts from './en/${name}.json';

/** Texts of the application ${name}: namespace \`${camel(name)}\`. */
export const ${camel(name)}Texts = texts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    ${camel(name)}: typeof ${camel(name)}Texts;
  }
}
`;

const screen = (name) => `import { Page, Panel, PanelBody, useText } from '@listings/shared-ui';

/** The first screen of the application ${name}. */
export function ${pascal(name)}Screen() {
  const t = useText('${camel(name)}');
  return (
    <Page title={t('title')}>
      <Panel>
        <PanelBody>{t('empty')}</PanelBody>
      </Panel>
    </Page>
  );
}
`;

const screenTest = (name, cited) => `import { createFakePage } from '@listings/shared-app/testing';
import { AppProviders } from '@listings/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { Root } from '../../root';

it('shows its title and its texts at its own address${cited}', async () => {
  const fake = createFakePage({ location: { path: '/google/${name}' } });
  await act(
    async () =>
      void render(
        <AppProviders>
          <Root {...fake.page} />
        </AppProviders>,
      ),
  );
  expect(screen.getByRole('heading', { level: 1, name: '${sentence(name)}' })).toBeVisible();
  expect(screen.getByText('There is nothing here yet.')).toBeVisible();
  expect(fake.notices).toEqual([]);
});
`;

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

/** Namespaces of texts, and names of applications of packages that have several. */
const taken = ['app', 'sections', 'rules', 'shell', 'root', 'ads-setup'];

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
  changes.create(at('package.json'), json(manifestOf(name, dependencies)));
  changes.create(at('tsconfig.json'), json(tsconfig));
  changes.create(at('build.config.ts'), buildConfig(name));
  changes.create(at('README.md'), readme(name));
  changes.create(at('screens.json'), json(seen));
  changes.create(at(`src/${name}.tsx`), entry);
  changes.create(at('src/root.tsx'), rootOf(name));
  changes.create(at('src/routes.ts'), routes(name));
  changes.create(at(`src/messages/en/${name}.json`), json(catalog(name)));
  changes.create(at(`src/messages/${name}.texts.ts`), texts(name));
  changes.create(at(`src/screens/${name}/${name}.screen.tsx`), screen(name));
  const cited = requirement === undefined ? '' : ` [${requirement}]`;
  changes.create(at(`src/screens/${name}/${name}.screen.test.tsx`), screenTest(name, cited));
  addToWorkspace(changes, name);
  return { next: `Next: npm run check -- mfe-${name}, and npm start to see ${path}.` };
}
