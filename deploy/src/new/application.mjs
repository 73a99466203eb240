import { camel, pascal, sentence } from './words.mjs';

export { camel, isKebab, kebabOf, pascal, sentence } from './words.mjs';

const manifestOf = (name, react) => ({
  name: `@listings/mfe-${name}`,
  version: '1.0.0',
  description: sentence(name),
  private: true,
  license: 'MIT',
  type: 'module',
  exports: {},
  sideEffects: false,
  dependencies: {
    react,
    '@listings/shared-ui': '1.0.0',
    '@listings/shared-app': '1.0.0',
    '@listings/shared-machines': '1.0.0',
  },
  devDependencies: { '@listings/deploy': '1.0.0' },
});

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

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of an application by their paths in its folder, but for its `tsconfig.json`, which depends on where the folder
 * stands: with one route that it brings, one screen and its test.
 */
export const applicationFiles = (name, { react, requirement }) => ({
  'package.json': json(manifestOf(name, react)),
  'build.config.ts': buildConfig(name),
  [`src/${name}.tsx`]: entry,
  'src/root.tsx': rootOf(name),
  'src/routes.ts': routes(name),
  [`src/messages/en/${name}.json`]: json(catalog(name)),
  [`src/messages/${name}.texts.ts`]: texts(name),
  [`src/screens/${name}/${name}.screen.tsx`]: screen(name),
  [`src/screens/${name}/${name}.screen.test.tsx`]: screenTest(
    name,
    requirement === undefined ? '' : ` [${requirement}]`,
  ),
});
