import type { Frame, Page } from 'playwright-core';
import { card } from '../src/setup';
import { becomes } from '../src/waiting';
import { openWordPress, pageOf, screenHeading, signIn, type AdminScene } from '../src/wordpress';

const it = openWordPress();

const entry = (page: Page) => page.getByRole('link', { name: 'Listings & Ads', exact: true });
const frameOf = (page: Page): Frame => page.frames()[1] as Frame;
const withAds = { scenario: 'ads-complete' };
const refused = [/^console: .*status of 40[13]/];

describe('who may come in', () => {
  it('an administrator finds the application in the menu and opens it, with nothing to sign in to', async ({
    page,
    app,
    open,
    at,
  }) => {
    await open('index.php');
    await entry(page).click();
    await screenHeading(app, 'Dashboard').waitFor();
    await app.getByText('Free listings').first().waitFor();
    await becomes(async () => at(), 'admin.php?page=listings-and-ads&path=/google/dashboard');
  });

  it(
    'a shop manager may do the same',
    async ({ app, open }) => {
      await open(pageOf('/google/settings'));
      await screenHeading(app, 'Settings').waitFor();
    },
    { as: 'manager' },
  );

  it(
    'an editor has no entry, no page and no document [C-8]',
    async ({ page, context, wordpress, open, problems }) => {
      problems.allow(...refused);
      await open('index.php');
      expect(await entry(page).count()).toBe(0);
      const status = async (path: string) => (await context.request.get(`${wordpress.url}${path}`)).status();
      expect(await status('/wp-admin/admin.php?page=listings-and-ads')).toBe(403);
      expect(await status('/wp-admin/admin-post.php?action=listings_and_ads&path=/google/dashboard')).toBe(403);
      expect(await status('/wp-json/wc/gla/mc/settings')).toBe(401);
    },
    { as: 'editor' },
  );

  it(
    'nobody is led to the sign-in, and from there to the place asked for',
    async ({ page, open }) => {
      await open(pageOf('/google/reports'));
      await page.waitForURL(/wp-login\.php\?redirect_to=.*path%3D%2Fgoogle%2Freports/);
    },
    { as: null },
  );
});

/** Each screen: its address, what stands on it, the title. */
const places = [
  ['/google/dashboard', 'Dashboard', 'Dashboard'],
  ['/google/reports?reportKey=products', 'Reports', 'Reports'],
  ['/google/product-feed', 'Product Feed', 'Product Feed'],
  ['/google/settings', 'Settings', 'Settings'],
  ['/google/settings?subpath=/edit-store-address', 'Edit store address', 'Edit store address'],
  ['/google/dashboard?subpath=/campaigns/create', 'Create your paid campaign', 'Create campaign'],
] as const;

describe('addresses', () => {
  it(
    'every screen has an address in wp-admin that opens it, also after a reload [S2.02, O2.01]',
    async ({ page, app, open, at }) => {
      for (const [place, heading, title] of places) {
        await open(pageOf(place));
        await screenHeading(app, heading).waitFor();
        await becomes(() => page.title(), `${title} · Google Listings & Ads ‹ Lantern & Loam — WordPress`);
        expect(at()).toBe(pageOf(place));
      }
      await page.reload();
      await screenHeading(app, 'Create your paid campaign').waitFor();
    },
    withAds,
  );

  it('the address follows what is opened inside, and the browser’s buttons go through it', async ({
    page,
    app,
    open,
    at,
  }) => {
    await open(pageOf('/google/dashboard'));
    for (const name of ['Reports', 'Settings']) {
      await app.getByRole('link', { name, exact: true }).click();
      await screenHeading(app, name).waitFor();
      await becomes(async () => at(), pageOf(`/google/${name.toLowerCase()}`));
    }
    await page.goBack();
    await screenHeading(app, 'Reports').waitFor();
    await becomes(async () => at(), pageOf('/google/reports'));
    await page.goForward();
    await screenHeading(app, 'Settings').waitFor();
    await becomes(async () => at(), pageOf('/google/settings'));
    await open('index.php');
    await page.goBack();
    await screenHeading(app, 'Settings').waitFor();
    await becomes(async () => at(), pageOf('/google/settings'));
    expect(await page.title()).toBe('Settings · Google Listings & Ads ‹ Lantern & Loam — WordPress');
  });

  it('a link opens in a new tab with wp-admin around it, and so does the document alone', async ({
    page,
    context,
    app,
    open,
    wordpress,
  }) => {
    await open(pageOf('/google/dashboard'));
    const next = context.waitForEvent('page');
    await app.getByRole('link', { name: 'Product Feed' }).click({ modifiers: ['Control'] });
    const tab = await next;
    await screenHeading(tab.frameLocator('#listings-and-ads-frame'), 'Product Feed').waitFor();
    await tab.goto(`${wordpress.url}/wp-admin/admin-post.php?action=listings_and_ads&path=/google/reports`);
    await screenHeading(tab.frameLocator('#listings-and-ads-frame'), 'Reports').waitFor();
    await screenHeading(app, 'Dashboard').waitFor();
    expect(page.frames()).toHaveLength(2);
  });

  it(
    'asks before wp-admin’s own links lose what was typed [O2.39]',
    async ({ page, app, open, at }) => {
      await open(pageOf('/google/dashboard?subpath=/campaigns/create'));
      await app.getByLabel('Daily average cost').fill('25');
      const asked = page.waitForEvent('dialog');
      void page.locator('#menu-posts > a').click({ noWaitAfter: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      expect(at()).toBe(pageOf('/google/dashboard?subpath=/campaigns/create'));
    },
    withAds,
  );
});

describe('the page around it', () => {
  it('scrolls inside the frame alone, fits a phone, and a skip link leads past the menu', async ({
    page,
    app,
    open,
  }) => {
    await open(pageOf('/google/dashboard'));
    await screenHeading(app, 'Dashboard').waitFor();
    for (const [width, height] of [
      [1280, 900],
      [960, 700],
      [700, 800],
      [400, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const {
        top,
        bottom,
        right,
        page: around,
        sideways,
      } = await page.evaluate(() => {
        const box = document.querySelector('#listings-and-ads-frame')?.getBoundingClientRect();
        const root = document.documentElement;
        const inside = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument?.documentElement;
        return {
          top: box?.top,
          bottom: box?.bottom,
          right: box?.right,
          page: root.scrollHeight - window.innerHeight,
          sideways: root.scrollWidth - window.innerWidth + ((inside?.scrollWidth ?? 0) - (inside?.clientWidth ?? 0)),
        };
      });
      const bar = width > 782 ? 32 : 46;
      expect({ width, top, bottom, right, around, sideways }).toEqual({
        width,
        top: bar,
        bottom: height,
        right: width,
        around: 0,
        sideways: 0,
      });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('listings-and-ads-frame');
    await becomes(() => frameOf(page).evaluate(() => document.activeElement?.textContent), 'Skip to the content');
  });

  it('is wp-admin in the user’s language, from right to left too; the application says that it is English', async ({
    page,
    app,
    open,
    wordpress,
  }) => {
    const languages = [
      ['de_DE', 'ltr', 'Beiträge'],
      ['ar', 'rtl', 'تدوينات'],
    ] as const;
    for (const [locale, direction, posts] of languages) {
      await wordpress.option('played_store_user_locale', locale);
      await open(pageOf('/google/reports'));
      await page.locator('#menu-posts .wp-menu-name').filter({ hasText: posts }).waitFor();
      await screenHeading(app, 'Reports').waitFor();
      const [around, inside] = await Promise.all(
        [page, frameOf(page)].map((at) =>
          at.evaluate(() => ({
            lang: document.documentElement.lang,
            direction: getComputedStyle(document.documentElement).direction,
          })),
        ),
      );
      expect(around).toEqual({ lang: locale.replace('_', '-'), direction });
      expect(inside).toEqual({ lang: 'en', direction: 'ltr' });
      const box = await page.locator('#listings-and-ads-frame').boundingBox();
      expect([box?.x, box?.width]).toEqual(direction === 'rtl' ? [0, 1120] : [160, 1120]);
      const bootstrap = await frameOf(page).evaluate(
        () => JSON.parse(document.getElementById('bootstrap')?.textContent ?? '{}') as Record<string, unknown>,
      );
      expect([bootstrap['userLocale'], bootstrap['siteLocale']]).toEqual([locale, 'en_US']);
    }
    await wordpress.option('played_store_user_locale', null);
  });
});

const connect = ({ app }: AdminScene, name: string) =>
  app.getByRole('group', { name, exact: true }).getByRole('button', { name: /Connect/ });

describe('the two sign-ins', () => {
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
      await card(app as unknown as Page, 'WordPress.com')
        .getByText('Connected', { exact: true })
        .waitFor();
      await connect(scene, 'Google account').click();
      await page.getByRole('button', { name: 'Allow' }).click();
      await card(app as unknown as Page, 'Google account')
        .getByText('Connected', { exact: true })
        .waitFor();
      expect(at()).toMatch(/^admin\.php\?page=listings-and-ads&path=\/google\/setup-mc/);
    },
    { scenario: 'fresh' },
  );

  it('come back to the old screens for a user who wants those, until that changes', async ({ page, app, open, at }) => {
    const back = 'admin.php?page=wc-admin&path=%2Fgoogle%2Fsettings&subpath=%2Freconnect-google-account';
    await open(pageOf('/google/dashboard'));
    await page.getByRole('link', { name: 'Use the old screens' }).click();
    await page.getByRole('heading', { name: 'The store plugin’s own screens' }).waitFor();
    await open(back);
    expect(at()).toBe(back);
    await entry(page).hover();
    await page.getByRole('link', { name: 'Use these screens' }).click();
    await screenHeading(app, 'Dashboard').waitFor();
    await open(back);
    await becomes(async () => at().split('&path=')[1], '/google/settings&subpath=/reconnect-google-account');
  });
});

describe('the session', () => {
  it(
    'goes on with a new nonce where the old one is over, and nobody notices [C-8]',
    async ({ app, open, wordpress, problems, page }) => {
      problems.allow(...refused);
      await open(pageOf('/google/setup-mc'));
      const box = app.getByRole('checkbox').first();
      await box.waitFor();
      await wordpress.option('played_store_nonce_life', 80_000);
      const statuses: number[] = [];
      page.on('response', (answer) => {
        if (answer.request().method() === 'POST' && /mc\/settings$/.test(answer.url())) statuses.push(answer.status());
      });
      await box.click();
      await app.getByText('Saved', { exact: true }).first().waitFor();
      expect(statuses).toEqual([403, 200]);
      await wordpress.option('played_store_nonce_life', null);
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'asks to sign in again where it is gone, and keeps what was typed [C-8]',
    async ({ app, context, page, open, problems, store, wordpress }) => {
      problems.allow(...refused, /^console: .*status of 400/);
      await open(pageOf('/google/dashboard?subpath=/campaigns/create'));
      const created = async () =>
        (await store.calls()).filter(({ method, path }) => method === 'POST' && path === '/wc/gla/ads/campaigns')
          .length;
      const budget = app.getByLabel('Daily average cost');
      await budget.fill('25');
      await context.clearCookies();
      await app.getByRole('button', { name: 'Create paid campaign' }).click();
      const dialog = app.getByRole('dialog', { name: 'You have been signed out' });
      await dialog.waitFor();
      await signIn(context, wordpress.url, 'admin');
      expect(await budget.inputValue()).toBe('25');
      const before = await created();
      await dialog.getByRole('button', { name: 'I have signed in' }).click();
      await screenHeading(app, 'Dashboard').waitFor();
      expect([before, await created()]).toEqual([0, 1]);
    },
    withAds,
  );
});

describe('what fails', () => {
  it('another plugin’s warning or fatal error is told with its cause', async ({ app, open, wordpress, problems }) => {
    problems.allow(/^console: /, /^server error: 500/);
    for (const [kind, cause] of [
      ['notice', 'Warning: Undefined variable $shop (plugins/broken/broken.php, 12)'],
      ['fatal', 'Fatal error: Uncaught Error: Call to undefined function broken() (plugins/broken/broken.php, 12)'],
    ]) {
      await wordpress.option('played_store_broken', kind);
      await open(pageOf('/google/settings'));
      await app
        .getByText(cause ?? '')
        .first()
        .waitFor({ timeout: 20_000 });
      await screenHeading(app, 'Settings').waitFor();
    }
    await wordpress.option('played_store_broken', null);
  });

  it(
    'a lost connection leads to where it is mended, and wp-admin’s address with it [S6.06]',
    async ({ app, open, at, problems }) => {
      problems.allow(...refused);
      await open(pageOf('/google/product-feed'));
      await screenHeading(app, 'Your Google account has been disconnected').waitFor();
      await becomes(async () => at(), pageOf('/google/settings?subpath=/reconnect-google-account'));
    },
    { scenario: 'provider-lost' },
  );
});

it('a site without clean addresses is spoken to by its query', async ({ app, open, wordpress, page }) => {
  await wordpress.option('permalink_structure', '');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('product-feed?') || request.url().includes('mc/product-feed')) asked.push(request.url());
  });
  await open(pageOf('/google/product-feed'));
  await app
    .getByRole('cell', { name: /Candle|Lantern/ })
    .first()
    .waitFor();
  expect(asked[0]).toMatch(/\/blog\/index\.php\?rest_route=\/wc\/gla\/mc\/product-feed&/);
  await wordpress.option('permalink_structure', '/%postname%/');
});

it(
  'reports show their figures',
  async ({ app, open }) => {
    await open(pageOf('/google/reports'));
    await app.getByRole('table').first().waitFor();
    await app.getByText('As of').first().waitFor();
  },
  { scenario: 'ads-complete' },
);
