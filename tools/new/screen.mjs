import { applicationsOf } from '../workspaces.mjs';
import { camel, checkKebab, Misuse, oneOf, pascal, sentence } from './names.mjs';

const screen = (name, app, namespace) => `import { AppButtonLink } from '@listings/shared-app';
import { BackIcon, Page, Panel, PanelBody, useText } from '@listings/shared-ui';

/** ${sentence(name)}: the sub-path \`/${name}\`. */
export function ${pascal(name)}Screen() {
  const t = useText('${namespace}');
  const back = (
    <AppButtonLink to={{ path: '/google/${app}' }} variant="text" size="small" startIcon={<BackIcon />}>
      {t('${camel(name)}.back')}
    </AppButtonLink>
  );
  return (
    <Page title={t('${camel(name)}.title')} back={back}>
      <Panel>
        <PanelBody>{t('${camel(name)}.empty')}</PanelBody>
      </Panel>
    </Page>
  );
}
`;

const screenTest = (name, app, cited) => `import { createFakePage } from '@listings/shared-app/testing';
import { AppProviders } from '@listings/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { Root } from '../../root';

it('opens at its sub-path, with a way back${cited}', async () => {
  const fake = createFakePage({ location: { path: '/google/${app}', params: { subpath: '/${name}' } } });
  await act(
    async () =>
      void render(
        <AppProviders>
          <Root {...fake.page} />
        </AppProviders>,
      ),
  );
  expect(await screen.findByRole('heading', { level: 1, name: '${sentence(name)}' })).toBeVisible();
  expect(screen.getByText('Nothing is shown on “${sentence(name)}” yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to ${words(app)}' })).toHaveAttribute('href', '/google/${app}');
  expect(fake.visits).toEqual([]);
});
`;

const words = (name) => sentence(name).toLowerCase();

const lazy = (name) =>
  `retryLazy(() => import('./${name}/${name}.screen').then((module) => module.${pascal(name)}Screen))`;

const screens = (name, first) => `import { useParam } from '@listings/shared-app';
import { retryLazy } from '@listings/shared-ui';
import { Suspense } from 'react';
${first.statement.replace("'./screens/", "'./")}

/** What each \`subpath\` shows, fetched when it is opened; the first screen without one. */
const views = {
  '/${name}': ${lazy(name)},
} as const;

const subpaths = Object.keys(views) as (keyof typeof views)[];

export function Screens() {
  const subpath = useParam('subpath', subpaths);
  if (subpath === undefined) return <${first.component} />;
  const Screen = views[subpath];
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
}
`;

/** The only screen of an application becomes the first of several. */
function addScreens(changes, folder, name) {
  const root = `${folder}/src/root.tsx`;
  const [statement, component] =
    /^import \{ (\w+Screen) \} from '\.\/screens\/.*';$/m.exec(changes.has(root) ? changes.read(root) : '') ?? [];
  if (component === undefined)
    throw new Misuse(
      `${folder} has no src/root.tsx with one screen: add this one in its roots by hand (ARCHITECTURE.md, Recipes).`,
    );
  changes.create(`${folder}/src/screens/screens.tsx`, screens(name, { statement, component }));
  changes.edit(root, (text) =>
    text.replace(statement, "import { Screens } from './screens/screens';").replace(`<${component} />`, '<Screens />'),
  );
}

/** Another one of several screens, fetched when it is opened. */
function addView(changes, folder, name) {
  const path = `${folder}/src/screens/screens.tsx`;
  const [block = ''] = /const views = \{[\s\S]*?\} as const/.exec(changes.read(path)) ?? [];
  // A list names the calls that the view stands on behind it.
  const view = /': \[/.test(block) ? `[${lazy(name)}]` : lazy(name);
  changes.insertBefore(path, '} as const', `  '/${name}': ${view},\n`, 'const views = {');
}

/** The row of a route that the application brings itself, or undefined where the shell has it. */
const broughtRoute = (changes, app) =>
  new RegExp(`'/google/${app}': \\{[^}]*\\}`).exec(changes.read(`mfe-${app}/build.config.ts`))?.[0];

/** A sub-path of a route that the application brings: named by the title in its own catalog. */
function addBroughtSubpath(changes, app, name, row) {
  const view = `'/${name}': wordsOf(import.meta.dirname, '${app}', '${camel(name)}.title')`;
  const next = row.includes('subpaths: {')
    ? row.replace('subpaths: {', `subpaths: { ${view},`)
    : row.replace(/,?\s*\}$/, `, subpaths: { ${view} } }`);
  changes.edit(`mfe-${app}/build.config.ts`, (text) => text.replace(row, next));
}

function addSubpath(changes, app, name) {
  const brought = broughtRoute(changes, app);
  if (brought !== undefined) return addBroughtSubpath(changes, app, name, brought);
  changes.edit('shared-machines/src/page/routes.ts', (text) =>
    text.replace(new RegExp(`\\{\\s*app: '${app}',[^}]*\\}`), (row) =>
      row.includes('subpaths: [')
        ? row.replace(/,?\s*\],?\s*\}$/, `, '/${name}'] }`)
        : row.replace(/,?\s*\}$/, `, subpaths: ['/${name}'] }`),
    ),
  );
  changes.editJson('root-config/src/messages/en/shell.json', (shell) => ({
    ...shell,
    titles: { ...shell.titles, [`/${name}`]: sentence(name) },
  }));
}

/** The catalog of the application's own texts; one that only puts others together gets it now. */
function catalogOf(changes, folder, app) {
  const catalog = `${folder}/src/messages/en/${app}.json`;
  if (changes.has(catalog)) return catalog;
  const place = `${folder}/src/messages/${app}.texts.ts`;
  changes.create(catalog, '{}\n');
  changes.insertAfter(place, /(^import .*\n)+/m, `import texts from './en/${app}.json';\n`);
  changes.insertAfter(place, /Texts = \{\n/, '  ...texts,\n');
  return catalog;
}

/** A screen of an application at `?subpath=/NAME`. */
export function newScreen(changes, givenApp, given, { requirement }) {
  const apps = applicationsOf(changes.root).map((folder) => folder.slice(4));
  const app = oneOf(givenApp.replace(/^mfe-/, ''), apps, 'application');
  const name = checkKebab(given, 'a screen');
  const folder = `mfe-${app}`;
  const known = ['shared-machines/src/page/routes.ts', `${folder}/build.config.ts`].map((path) => changes.read(path));
  if (known.some((text) => text.includes(`'/${name}'`)))
    throw new Misuse(`A screen has the sub-path /${name} already.`);
  const [, namespace] =
    /interface TextCatalogs \{\s*(\w+):/.exec(changes.read(`${folder}/src/messages/${app}.texts.ts`)) ?? [];
  const at = `${folder}/src/screens/${name}/${name}.screen`;
  const cited = requirement === undefined ? '' : ` [${requirement}]`;
  changes.create(`${at}.tsx`, screen(name, app, namespace));
  changes.create(`${at}.test.tsx`, screenTest(name, app, cited));
  if (changes.has(`${folder}/src/screens/screens.tsx`)) addView(changes, folder, name);
  else addScreens(changes, folder, name);
  const empty = `Nothing is shown on “${sentence(name)}” yet.`;
  changes.editJson(catalogOf(changes, folder, app), (texts) => ({
    ...texts,
    [camel(name)]: { title: sentence(name), empty, back: `Back to ${words(app)}` },
  }));
  addSubpath(changes, app, name);
  const path = `/google/${app}?subpath=/${name}`;
  changes.editJson(`${folder}/screens.json`, (rows) => [
    ...rows,
    { name: `${app}, ${words(name)}`, path, scenario: 'ads-complete', shows: empty },
  ]);
  return { next: `Next: npm run check -- ${folder}, and npm start to see ${path}.` };
}
