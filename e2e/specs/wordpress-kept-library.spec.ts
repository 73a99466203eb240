import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedBuild, Owners } from '../src/changed-build';
import { ServedPlace } from '../src/served-place';
import { Store } from '../src/store';
import { openWordPress, type AdminScene } from '../src/wordpress';

const it = openWordPress();

let deploys: Store;
let place: ServedPlace;
let releases: string;

beforeAll(async () => {
  deploys = await Store.start(['--deploy-port', '0']);
  releases = join(deploys.dataDir, 'releases');
  place = await ServedPlace.start(releases);
});
afterAll(async () => {
  await place.close();
  await deploys.stop();
});

/** What `npm run deploy -- key export` prints. */
const trust = () => {
  const start = createHash('sha256').update(readFileSync(join(releases, 'ledger/00000001.json'))).digest('hex'); // prettier-ignore
  return JSON.stringify({ start, ...(JSON.parse(readFileSync(join(releases, 'keys.json'), 'utf8')) as object) });
};

const libraryIn = async ({ context, wordpress }: AdminScene) => {
  const address = `${wordpress.url}/wp-admin/admin-post.php?action=listings_and_ads&path=/google/reports`;
  const markup = await (await context.request.get(address)).text();
  const [, text = '{}'] = /<script type="importmap"[^>]*>([^<]*)</.exec(markup) ?? [];
  const { imports } = JSON.parse(text) as { imports: Record<string, string> };
  return imports['@listings/shared-ui/pickers'];
};

it('the release from before stays while a place keeps an old version of a library for an application, and says why', async (scene) => {
  const { wordpress } = scene;
  const owners = await Owners.at(deploys);
  await wordpress.option('listings_and_ads_release_from', { address: place.address, trust: trust() });
  expect(await wordpress.look()).toMatchObject({ revision: 1, problem: null });
  const before = await libraryIn(scene);

  const library = changedBuild('shared-ui', (text) => text.replace(/\bas SearchPicker\b/, 'as FoundPicker'));
  await owners.publish('shared-ui', '2.0.0', library, { keepFor: ['mfe-reports'] });
  expect(await wordpress.look()).toMatchObject({
    revision: 1,
    problem:
      'The place keeps an old version of shared-ui beside the new one for some applications, which is not shown here: it goes on when they have left it',
  });
  expect(await libraryIn(scene)).toBe(before);

  const reports = changedBuild('mfe-reports', (text) => text.replaceAll('SearchPicker', 'FoundPicker'));
  await owners.publish('mfe-reports', '2.0.0', reports);
  expect(await wordpress.look()).toMatchObject({ revision: 3, problem: null });
  expect(await libraryIn(scene)).not.toBe(before);
  await wordpress.option('listings_and_ads_release_from', null);
  await wordpress.option('listings_and_ads_release_seen', null);
});
