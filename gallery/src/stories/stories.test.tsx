import { createTexts, AppProviders, TextsProvider } from '@listings/shared-ui';
import { act, cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStories, type StoryFile } from './find-stories';
import { storyNamed, type StoryModule } from './story';
import { storyId } from './story-address';

const root = join(__dirname, '../../..');
const files = findStories(root);
// All at once: what a file of stories imports may hook itself into the tests.
const modules = new Map(files.map(({ path }) => [path, jest.requireActual<StoryModule>(join(root, path))]));
function moduleOf({ path }: StoryFile): StoryModule {
  const module = modules.get(path);
  if (module === undefined) throw new Error(`${path} was not found`);
  return module;
}
const inUi = files.filter(({ path }) => path.startsWith('shared-ui/'));

/** Components without a story, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  AppProviders: 'stands around every story',
  TextsProvider: 'stands around every story',
  MoreTexts: 'gives texts and shows nothing',
  RichText: 'shows a text of a catalog that has tags; this package has no such text',
  ErrorBoundary: 'shows ErrorState, and only for a throw, which is an error on the console',
  Form: 'takes the Enter of the fields in it, and shows nothing',
  LazyPart: 'shows LoadingLines or ErrorState while something is fetched',
  LazyPlace: 'shows what it is given while something is fetched',
  LaterContext: 'shows nothing',
  LaterPlace: 'shows what it is given',
  LaterPart: 'shows what it is given, or LazyPart',
  VisuallyHidden: 'nothing to be seen',
};

const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

/** The components that the doors of a package export. */
function componentsOf(folder: string): ReadonlyMap<string, unknown> {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const doors = Object.values(manifest.exports).map((door) => join(root, folder, door));
  const exported = doors.flatMap((door) => Object.entries(jest.requireActual<object>(door)));
  return new Map(exported.filter(([name, value]) => isComponent(name, value)));
}

it('has a story for every component that a door of shared-ui exports', () => {
  const shown = new Set(
    inUi
      .map(moduleOf)
      .flatMap(({ default: { component, subcomponents = {} } }) => [component, ...Object.values(subcomponents)]),
  );
  const without = [...componentsOf('shared-ui')].filter(([, component]) => !shown.has(component));
  expect(without.map(([name]) => name).sort()).toEqual(Object.keys(exempt).sort());
});

it('lists each file as it exports its stories, each under an address of its own', () => {
  for (const file of files) {
    const module = moduleOf(file);
    const { default: meta, ...stories } = module;
    expect({ title: meta.title, names: [...file.names].sort() }).toEqual({
      title: file.title,
      names: Object.keys(stories).sort(),
    });
  }
  const ids = files.flatMap(({ title, names }) => names.map((name) => storyId(title, name)));
  expect(new Set(ids).size).toBe(ids.length);
});

describe('a story is shown without an error on the console', () => {
  const all = files.flatMap((file) => file.names.map((name) => [`${file.title} ${name}`, file, name] as const));
  const texts = createTexts({ language: 'en', catalogs: {} });

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each(all)('%s', async (_title, file, name) => {
    const module = moduleOf(file);
    const Story = storyNamed(module, name);
    if (Story === undefined) throw new Error(`${file.path} exports no story ${name}`);
    const { now } = module.default;
    if (now !== undefined) jest.spyOn(Date, 'now').mockReturnValue(now);
    await act(
      async () =>
        void render(
          <AppProviders>
            <TextsProvider texts={texts}>
              <Story />
            </TextsProvider>
          </AppProviders>,
        ),
    );
    expect(document.querySelector('body > div *')).not.toBeNull();
    expect(jest.mocked(console.error).mock.calls).toEqual([]);
    cleanup();
  });
});
