import { measureDocument } from '../src/bench/page-load';
import { hintsOf } from '../src/client-hints';
import { releaseWithApplications } from '../src/many-applications';
import { it, openStore } from '../src/scene';
import { screens } from '../src/screens';

const { folder, remove } = releaseWithApplications(30);
openStore([], { RELEASE_DIR: folder });
afterAll(remove);

it.each<[string, number]>([
  ['get started', 12.3],
  ['dashboard', 14.6],
  ['reports', 14.5],
  ['settings', 12.5],
])('thirty applications make the document of %s no larger than %d kB [19.7]', async ({ page, store }, name, most) => {
  const screen = screens.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`There is no screen "${name}".`);
  expect((await measureDocument(store, screen, await hintsOf(page, store.url))) / 1000).toBeLessThanOrEqual(most);
});
