import { measureDocument } from '../src/bench/document-bytes';
import { hintsOf } from '../src/client-hints';
import { releaseWithApplications } from '../src/many-applications';
import { it, openStore } from '../src/scene';
import { screens } from '../src/screens';

const { folder, remove } = releaseWithApplications(30);
openStore([], { RELEASE_DIR: folder });
afterAll(remove);

/** Screen, most bytes of its document (kB, brotli); a first congestion window holds 14.6. The dashboard's grows with the month. */
it.each<[string, number]>([
  ['get started', 12.2],
  ['setup, accounts', 12.4],
  ['setup, audience', 13.7],
  ['setup, listings', 13.9],
  ['setup, requirements', 13.1],
  ['ads setup', 13.4],
  ['dashboard', 14.6],
  ['reports', 14.5],
  ['product feed', 13.2],
  ['settings', 12.4],
])('thirty applications make the document of %s no larger than %d kB [19.7]', async ({ page, store }, name, most) => {
  const screen = screens.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`There is no screen "${name}".`);
  expect((await measureDocument(store, screen, await hintsOf(page, store.url))) / 1000).toBeLessThanOrEqual(most);
});
