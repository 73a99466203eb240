import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportsTeam } from '../src/deploys';
import { ServedPlace } from '../src/served-place';
import { Store } from '../src/store';
import { becomes } from '../src/waiting';
import { openWordPress, pageOf, screenHeading, signIn, type AdminScene } from '../src/wordpress';

const it = openWordPress();

let deploys: Store;
let place: ServedPlace;
let team: ReportsTeam;
let releases: string;

beforeAll(async () => {
  deploys = await Store.start(['--deploy-port', '0']);
  releases = join(deploys.dataDir, 'releases');
  team = await ReportsTeam.at(deploys);
  place = await ServedPlace.start(releases);
});
afterAll(async () => {
  await place.close();
  await deploys.stop();
});
afterEach(() => place.mend());

const marked = (name: string) => `document.documentElement.dataset.reports = '${name}';`;

/** What `npm run deploy -- key export` prints. */
const trust = (over: object = {}) => {
  const start = createHash('sha256').update(readFileSync(join(releases, 'ledger/00000001.json'))).digest('hex'); // prettier-ignore
  const keyring = JSON.parse(readFileSync(join(releases, 'keys.json'), 'utf8')) as object;
  return JSON.stringify({ start, ...keyring, ...over });
};

const setting = 'listings_and_ads_release_from';
const follow = ({ wordpress }: AdminScene, over: object = {}) =>
  wordpress.option(setting, { address: place.address, trust: trust(over) });
const leave = async ({ wordpress }: AdminScene) => {
  await wordpress.option(setting, null);
  await wordpress.option('listings_and_ads_release_seen', null);
};

const documentPath = '/wp-admin/admin-post.php?action=listings_and_ads&path=/google/reports';
const reportsIn = (markup: string) => {
  const [, map = '{}'] = /<script type="importmap"[^>]*>([^<]*)</.exec(markup) ?? [];
  return (JSON.parse(map) as { imports: Record<string, string> }).imports['@listings/mfe-reports'] ?? '';
};
const documentOf = async ({ context, wordpress }: AdminScene, query = '') =>
  (await context.request.get(wordpress.url + documentPath + query)).text();

const shipped = '/blog/wp-content/plugins/listings-and-ads/release/assets/mfe-reports/';
const uploaded = '/blog/wp-content/uploads/listings-and-ads/assets/mfe-reports/';

describe('the setting', () => {
  it('is refused with the field and the reason, and then takes the release of a deploy server', async (scene) => {
    const { page, open, app } = scene;
    await team.publish(marked('from elsewhere'));
    await open('options-general.php?page=listings-and-ads-release');
    const save = async (address: string, line: string) => {
      await page.getByLabel('Address').fill(address);
      await page.getByLabel('Trust').fill(line);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    };
    const refusals = [
      ['https://name:secret@shop.example', trust(), 'Address: may have no name, password, query or fragment.'],
      [place.address, '', 'Trust: is not the line that `deploy key export` printed.'],
      [place.address, trust({ start: 'abc' }), 'Trust: start is not the sha256 of the first entry of a ledger.'],
      [place.address, trust({ keys: [] }), 'Trust: keys: there is none.'],
    ] as const;
    for (const [address, line, reason] of refusals) {
      await save(address, line);
      await page.getByText(reason, { exact: true }).waitFor();
    }
    expect(reportsIn(await documentOf(scene))).toMatch(shipped);
    await save(place.address, trust());
    await page.getByText('Settings saved.').waitFor();
    await page.getByText(/^Shown: revision 2\. Last look: /).waitFor();
    await open(pageOf('/google/reports'));
    await screenHeading(app, 'Reports').waitFor();
    await becomes(() => app.locator('html').getAttribute('data-reports'), 'from elsewhere');
    await leave(scene);
    expect(reportsIn(await documentOf(scene))).toMatch(shipped);
  });

  it(
    'is not for who may not install plugins',
    async ({ context, wordpress, problems }) => {
      problems.allow(/^console: .*status of 403/);
      const address = `${wordpress.url}/wp-admin/options-general.php?page=listings-and-ads-release`;
      expect((await context.request.get(address)).status()).toBe(403);
    },
    { as: 'manager' },
  );
});

it('files of such a release have their type, a year of caching and no guessing, by the web server and by PHP', async (scene) => {
  await follow(scene);
  await scene.wordpress.look();
  const url = reportsIn(await documentOf(scene));
  const byPhp = url.replace('/uploads/listings-and-ads/', '/plugins/listings-and-ads/assets.php/site-1/');
  const [first, second] = await Promise.all(
    [url, byPhp].map(async (path) => {
      const answer = await fetch(new URL(path, scene.wordpress.url));
      const { headers } = answer;
      expect([path, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        path,
        expect.stringMatching(/^text\/javascript/),
        'public, max-age=31536000, immutable',
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      return answer.text();
    }),
  );
  expect(first).toBe(second);
  for (const path of ['/site-1/.htaccess', '/site-1/assets/../.htaccess', '/site-1/assets/mfe-reports/none.js'])
    expect((await fetch(new URL(url.split('/uploads')[0] + `/plugins/listings-and-ads/assets.php${path}`, scene.wordpress.url))).status).toBe(404); // prettier-ignore
  await leave(scene);
});

const last = async () => `ledger/${String(await team.revision()).padStart(8, '0')}`;
const changed = (from: RegExp | string, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('utf8').replace(from, to));

describe('what is not as it was signed', () => {
  it('is refused by name, and the last verified release stays', async (scene) => {
    const { wordpress } = scene;
    await follow(scene);
    const before = { ...(await wordpress.look()), url: reportsIn(await documentOf(scene)) };
    expect(before).toMatchObject({
      revision: await team.revision(),
      problem: null,
      url: expect.stringMatching(uploaded),
    });
    await team.publish(marked(`never shown`));
    const name = await last();
    const next = await team.revision();
    const entry = JSON.parse(readFileSync(join(releases, `${name}.json`), 'utf8')) as {
      builds: Record<string, { part: string }>;
    };
    const parts = entry.builds['mfe-reports']?.part ?? '';
    const shell = entry.builds['root-config']?.part ?? '';
    // The ledger first: what is verified of it stays known, whatever becomes of the files.
    const cases: readonly (readonly [RegExp, (bytes: Buffer) => Buffer | null, unknown])[] = [
      [new RegExp(name), changed(parts, shell), `Revision ${next} places another build than was signed`],
      [new RegExp(name), changed(/"version": "1\.0\.0"/, '"version": "9.0.0"'), `Revision ${next} has other builds than its statement makes`],
      [new RegExp(name), changed(/"signature": "../, '"signature": "AA'), `Revision ${next} its signature of reports-ann does not fit`],
      [new RegExp(name), changed('"by": [', '"by": [], "once": ['), `Revision ${next} is not signed`],
      [new RegExp(name), changed(/"prev": "../, '"prev": "00'), `Revision ${next} does not follow the one before`],
      [new RegExp(`0${next - 1}.json`), changed('publish', 'rollback'), `Revision ${next - 1} was changed`],
      [/release\.json/, changed(`"revision":${next}`, `"revision":${next - 2}`), `The place is at revision ${next - 2}, older than one seen before`],
      [/^files\/[0-9a-f]+\.js$/, (bytes) => Buffer.concat([bytes, Buffer.from('//')]), expect.stringMatching(/^\/assets\/mfe-reports\/\S+ has other bytes than were signed$/)],
      [/^files\/[0-9a-f]+\.js$/, () => null, expect.stringMatching(/^files\/\S+ was not read: the place answered 404$/)],
      [/^parts\//, changed('"claims":[', '"claims":[{"path":"x.js"},'), expect.stringMatching(/^The record of \S+ was changed$/)],
    ]; // prettier-ignore
    for (const [file, change, problem] of cases) {
      place.tamper(file, change);
      const found = await wordpress.look();
      place.mend();
      expect([found?.revision, found?.problem]).toEqual([before.revision, problem]);
    }
    expect(reportsIn(await documentOf(scene))).toBe(before.url);
    expect(await wordpress.look()).toMatchObject({ revision: next, problem: null });
    await leave(scene);
  });

  it('is passed over where it is of a later kind, its team signed it and it changes no build; refused otherwise', async (scene) => {
    const { wordpress } = scene;
    await follow(scene);
    const { revision } = (await wordpress.look()) ?? { revision: null };
    const url = reportsIn(await documentOf(scene));
    const name = `ledger/${String(revision).padStart(8, '0')}.json`;
    const { builds } = JSON.parse(readFileSync(join(releases, name), 'utf8')) as { builds: Record<string, object> };
    const next = Number(revision) + 1;
    const swapped = { builds: { ...builds, 'mfe-reports': builds['mfe-settings'] } };
    const cases = [
      [await team.laterLine('mfe-reports', swapped), revision, `Revision ${next} has other builds than its statement makes`],
      [await team.laterLine('mfe-reports', { by: [] }), revision, `Revision ${next} is not signed`],
      [await team.laterLine('mfe-settings'), revision, `Revision ${next} changes what belongs to the team platform`],
      [await team.laterLine('mfe-reports'), next, null],
    ] as const; // prettier-ignore
    await team.publish(marked('not what the place gives out'));
    for (const [line, shown, problem] of cases) {
      place.tamper(new RegExp(`^ledger/0*${next}\\.json$`), () => line);
      expect(await wordpress.look()).toMatchObject({ revision: shown, problem });
      place.mend();
    }
    expect(reportsIn(await documentOf(scene))).toBe(url);
    await leave(scene);
  });

  it('is told where plugins are looked after, with the reason; the plugin’s own release is shown', async (scene) => {
    const { open, page } = scene;
    const other = JSON.parse(trust()) as { keys: readonly object[] };
    await follow(scene, { keys: other.keys.map((key) => ({ ...key, id: 'somebody-else' })) });
    await open('plugins.php');
    await page
      .getByText(/^A release from elsewhere was not taken: Revision 2 is signed by the key reports-ann, which is not trusted here\. Listings & Ads shows the release that came with the plugin\.$/)
      .waitFor(); // prettier-ignore
    expect(reportsIn(await documentOf(scene))).toMatch(shipped);
    await follow(scene, { start: '0'.repeat(64) });
    await open('index.php');
    await page.getByText(/Revision 1 is not the start that this site trusts/).waitFor();
    await leave(scene);
  });
});

it('files that somebody removed are not missed: the plugin’s own release is shown until they are there again', async (scene) => {
  const { wordpress } = scene;
  await follow(scene);
  const url = reportsIn(await documentOf(scene));
  await wordpress.file(url.slice(url.indexOf('/assets/')), null);
  expect(reportsIn(await documentOf(scene))).toMatch(shipped);
  expect(await wordpress.look()).toMatchObject({ problem: null });
  expect(reportsIn(await documentOf(scene))).toBe(url);
  await leave(scene);
});

/** The share of a hundred that a user falls into. */
const bucketOf = (url: string, user: number) =>
  createHash('sha256').update(`${url} ${user}`).digest().readUInt32BE(0) % 100;

it('a candidate is for the users of its share, a preview for who opens its link, and both only as long as they last', async (scene) => {
  const { app, context, open, page, wordpress } = scene;
  await follow(scene);
  const live = reportsIn(await documentOf(scene));
  const buckets = [1, 2].map((user) => bucketOf(wordpress.url, user));
  const share = Math.min(99, Math.min(...buckets) + 1);
  await team.publish(marked('candidate'), { share });
  const word = await team.publish(marked('preview'), { previewUntil: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await wordpress.look()).toMatchObject({ problem: null });
  for (const [at, user] of (['admin', 'manager'] as const).entries()) {
    await context.clearCookies();
    await signIn(context, wordpress.url, user);
    const isChosen = (buckets[at] ?? 100) < share;
    const urls = [await documentOf(scene), await documentOf(scene)].map(reportsIn);
    expect([user, urls.map((url) => url !== live)]).toEqual([user, [isChosen, isChosen]]);
  }
  await open(pageOf(`/google/settings?preview=${word}`));
  await app.getByRole('complementary', { name: 'Preview' }).getByText(/^You see a preview: mfe-reports 2\./).waitFor(); // prettier-ignore
  await app.getByRole('link', { name: 'Reports', exact: true }).click();
  await screenHeading(app, 'Reports').waitFor();
  await becomes(() => app.locator('html').getAttribute('data-reports'), 'preview');
  expect(new URL(page.url()).searchParams.get('preview')).toBe(word);
  await open(pageOf('/google/settings?preview=a-word-nobody-was-given'));
  await app.getByText('This preview is over: you see what everybody sees.').waitFor();
  await leave(scene);
});

it('a new release is found in the background and offered to the open page; a roll-back too', async (scene) => {
  const { app, open, page, wordpress } = scene;
  await follow(scene);
  await open(pageOf('/google/settings'));
  await screenHeading(app, 'Settings').waitFor();
  const before = await team.revision();
  await team.publish(marked('in the background'));
  await fetch(`${wordpress.url}/wp-cron.php?doing_wp_cron`);
  const offer = app.getByText('A new version of this page is ready.');
  await becomes(async () => {
    await page.frames()[1]?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return offer.isVisible();
  }, true);
  await app.getByRole('button', { name: 'Reload', exact: true }).click();
  await screenHeading(app, 'Settings').waitFor();
  const shown = reportsIn(await documentOf(scene));
  await team.rollback(before);
  expect(await wordpress.look()).toMatchObject({ revision: before + 2, problem: null });
  expect(reportsIn(await documentOf(scene))).not.toBe(shown);
  await leave(scene);
});
