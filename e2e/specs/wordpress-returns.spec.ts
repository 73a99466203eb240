import type { Page } from 'playwright-core';
import { at as callAt } from '../src/ads';
import { card } from '../src/setup';
import { becomes } from '../src/waiting';
import { openWordPress, pageOf, screenHeading, signIn, type AdminScene, type User } from '../src/wordpress';

const it = openWordPress();

const connect = ({ app }: AdminScene, name: string) =>
  app.getByRole('group', { name, exact: true }).getByRole('button', { name: /Connect/ });

/** A card of the application in its frame. */
const cardIn = ({ app }: AdminScene, name: string) => card(app as unknown as Page, name);

/** Where the store plugin itself leads after the provider's sign-in, in the settings. */
const back = 'admin.php?page=wc-admin&path=%2Fgoogle%2Fsettings&subpath=%2Freconnect-google-account';

const chooseOldScreens = async ({ page, open }: AdminScene) => {
  await open(pageOf('/google/dashboard'));
  await page.getByRole('link', { name: 'Use the old screens' }).click();
  await page.getByRole('heading', { name: 'The store plugin’s own screens' }).waitFor();
};

/** The ways back that the store plugin gives to the two sign-ins (`next_page_name`) and to the billing page. */
const returns: readonly (readonly [from: string, own: string, place: string])[] = [
  ['the host, in the setup', '%2Fgoogle%2Fsetup-mc', '/google/setup-mc'],
  [
    'the host, lost and mended',
    '%2Fgoogle%2Fsettings&subpath=%2Freconnect-wpcom-account',
    '/google/settings?subpath=%2Freconnect-wpcom-account',
  ],
  ['the provider, in the setup', '%2Fgoogle%2Fsetup-mc&google-mc=connected', '/google/setup-mc?google-mc=connected'],
  [
    'the provider, in the ads setup',
    '%2Fgoogle%2Fsetup-ads&google-mc=connected',
    '/google/setup-ads?google-mc=connected',
  ],
  [
    'the provider, lost and mended',
    '%2Fgoogle%2Fsettings&subpath=%2Freconnect-google-account&google-mc=connected',
    '/google/settings?subpath=%2Freconnect-google-account&google-mc=connected',
  ],
  ['the billing page', '/google/setup-ads/&step=billing', '/google/setup-ads?step=billing'],
];

describe('the store plugin’s own addresses', () => {
  it('lead to the same place here, with all they carry, from wherever the browser comes back [S4.03, S4.07]', async ({
    context,
    wordpress,
  }) => {
    const leadsTo = async (own: string) => {
      const url = `${wordpress.url}/wp-admin/admin.php?page=wc-admin&path=${own}`;
      const answer = await context.request.get(url, { maxRedirects: 0 });
      return answer.headers()['location']?.slice('/blog/wp-admin/'.length);
    };
    for (const [from, own, place] of returns) expect([from, await leadsTo(own)]).toEqual([from, pageOf(place)]);
    for (const foreign of ['/analytics/overview', '//evil.example/google/start', '/google/../users.php', ''])
      expect([foreign, await leadsTo(foreign)]).toEqual([foreign, undefined]);
  });

  it('stay the store plugin’s for a user who wants the old screens, until that changes, and for that user alone', async (scene) => {
    const { page, app, open, at, context, wordpress } = scene;
    const signInAs = async (user: User) => {
      await page.goto('about:blank');
      await context.clearCookies();
      await signIn(context, wordpress.url, user);
    };
    await chooseOldScreens(scene);
    await open(back);
    expect(at()).toBe(back);
    await page.getByRole('link', { name: 'Listings & Ads', exact: true }).hover();
    await page.getByRole('link', { name: 'Use these screens' }).waitFor();

    await signInAs('manager');
    await open(back);
    await becomes(async () => at().split('&path=')[1], '/google/settings&subpath=/reconnect-google-account');

    await signInAs('admin');
    await open(back);
    expect(at()).toBe(back);
    await page.getByRole('link', { name: 'Listings & Ads', exact: true }).hover();
    await page.getByRole('link', { name: 'Use these screens' }).click();
    await screenHeading(app, 'Dashboard').waitFor();
    await open(back);
    await becomes(async () => at().split('&path=')[1], '/google/settings&subpath=/reconnect-google-account');
  });

  it('change for nobody by a link from elsewhere: the choice asks for its nonce', async ({ context, wordpress }) => {
    const url = `${wordpress.url}/wp-admin/admin-post.php?action=listings_and_ads_screens&screens=old`;
    expect((await context.request.get(url, { maxRedirects: 0 })).status()).toBe(403);
    const answer = await context.request.get(`${wordpress.url}/wp-admin/${back}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
  });
});

describe('the sign-ins', () => {
  it(
    'come back from the host and the provider to the step they left [S4.03, S4.07]',
    async (scene) => {
      const { page, app, open, at } = scene;
      await open(pageOf('/google/start'));
      await app
        .getByRole('link', { name: /Start listing products/ })
        .first()
        .click();
      await connect(scene, 'WordPress.com').click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await cardIn(scene, 'WordPress.com').getByText('Connected', { exact: true }).waitFor();
      await connect(scene, 'Google account').click();
      await page.getByRole('button', { name: 'Allow' }).click();
      await cardIn(scene, 'Google account').getByText('Connected', { exact: true }).waitFor();
      expect(at()).toMatch(/^admin\.php\?page=listings-and-ads&path=\/google\/setup-mc/);
    },
    { scenario: 'fresh' },
  );

  it(
    'come back from the provider to the screen where the connection was lost [S6.06, O4.12]',
    async ({ page, app, open, at, problems }) => {
      problems.allow(/^console: .*status of 401/);
      await open(pageOf('/google/product-feed'));
      await screenHeading(app, 'Your Google account has been disconnected').waitFor();
      await app
        .getByRole('button', { name: /Connect/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Allow' }).click();
      await screenHeading(app, 'Product feed').waitFor();
      await becomes(async () => at(), pageOf('/google/product-feed'));
    },
    { scenario: 'provider-lost' },
  );
});

it('a permission given for the ads setup leads back to it [S4.22, S2.35]', async ({ page, app, open, at, store }) => {
  const scope = ['https://www.googleapis.com/auth/content'];
  const body = { active: 'yes', email: 'owner@lantern-and-loam.example', scope };
  await store.fault(callAt('GET', 'google/connected', { status: 200, body }));
  await open(pageOf('/google/setup-ads'));
  const allow = app.getByRole('button', { name: /^Allow full access/ });
  await allow.waitFor();
  await store.clearFaults();
  await allow.click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await app
    .getByRole('button', { name: /create a new Google Ads account$|^Create account|Connect a Google Ads/ })
    .first()
    .waitFor();
  expect(at()).toMatch(/^admin\.php\?page=listings-and-ads&path=\/google\/setup-ads/);
});

it(
  'billing is set up at the provider in a tab of its own, and the setup goes on without a reload [S4.24]',
  async ({ page, app, context, open, at }) => {
    await open(pageOf('/google/setup-ads?step=campaign'));
    await app.getByRole('textbox', { name: /^Daily budget/ }).fill('25');
    await app.getByRole('button', { name: 'Continue' }).click();
    const opened = context.waitForEvent('page');
    await app.getByRole('link', { name: /^Set up billing/ }).click();
    const provider = await opened;
    await provider.getByRole('button', { name: 'Approve billing' }).click();
    await provider.getByText('Billing is set up.').waitFor();
    await provider.close();
    // What a browser with windows tells the frame that had the focus while its tab is away.
    await page.frames()[1]?.evaluate(() => {
      for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
    });
    await becomes(() => app.getByRole('button', { name: 'Launch paid campaign' }).isEnabled(), true);
    expect(at()).toBe(pageOf('/google/setup-ads?step=billing'));
  },
  { scenario: 'ads-pending-billing' },
);
