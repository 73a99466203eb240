import type { Frame, Page } from 'playwright-core';
import { completeLanguages } from '@listings/deploy/in-language';
import { textIn } from '../src/texts';
import { becomes } from '../src/waiting';
import { openWordPress, pageOf, screenHeading } from '../src/wordpress';

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
  ['/google/product-feed', 'Product feed', 'Product feed'],
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
    await app.getByRole('link', { name: 'Product feed' }).click({ modifiers: ['Control'] });
    const tab = await next;
    await screenHeading(tab.frameLocator('#listings-and-ads-frame'), 'Product feed').waitFor();
    await tab.goto(`${wordpress.url}/wp-admin/admin-post.php?action=listings_and_ads&path=/google/reports`);
    await screenHeading(tab.frameLocator('#listings-and-ads-frame'), 'Reports').waitFor();
    await screenHeading(app, 'Dashboard').waitFor();
    expect(page.frames()).toHaveLength(2);
  });

  it(
    'asks before wp-admin’s own links lose what was typed [O2.39]',
    async ({ page, app, open, at }) => {
      await open(pageOf('/google/dashboard?subpath=/campaigns/create'));
      await app.getByLabel('Daily budget', { exact: true }).fill('25');
      const asked = page.waitForEvent('dialog');
      // It waits for a page that does not come, until the test is over.
      page
        .locator('#menu-posts > a')
        .click({ noWaitAfter: true })
        .catch(() => undefined);
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

  it('is in the user’s language, inside and around; in one that the application lacks texts of it says that it is English', async ({
    page,
    app,
    open,
    wordpress,
  }) => {
    const posts = { de: 'Beiträge', es: 'Entradas', fr: 'Articles', ja: '投稿', ar: 'تدوينات' } as const;
    const locales = { de: 'de_DE', es: 'es_ES', fr: 'fr_FR', ja: 'ja', ar: 'ar' } as const;
    try {
      for (const language of ['de', 'es', 'fr', 'ja', 'ar'] as const) {
        const locale = locales[language];
        const direction = language === 'ar' ? 'rtl' : 'ltr';
        const own = completeLanguages.includes(language) ? language : 'en';
        await wordpress.option('played_store_user_locale', locale);
        await open(pageOf('/google/reports'));
        await page.locator('#menu-posts .wp-menu-name').filter({ hasText: posts[language] }).waitFor();
        await screenHeading(app, textIn(own, 'mfe-reports/src/messages', 'reports', 'title')).waitFor();
        const [around, inside] = await Promise.all(
          [page, frameOf(page)].map((at) =>
            at.evaluate(() => ({
              lang: document.documentElement.lang,
              direction: getComputedStyle(document.documentElement).direction,
            })),
          ),
        );
        expect(around).toEqual({ lang: locale.replace('_', '-'), direction });
        expect(inside).toEqual({ lang: own, direction: own === 'ar' ? 'rtl' : 'ltr' });
        const box = await page.locator('#listings-and-ads-frame').boundingBox();
        expect([box?.x, box?.width]).toEqual(direction === 'rtl' ? [0, 1120] : [160, 1120]);
        const bootstrap = await frameOf(page).evaluate(
          () => JSON.parse(document.getElementById('bootstrap')?.textContent ?? '{}') as Record<string, unknown>,
        );
        expect([bootstrap['userLocale'], bootstrap['siteLocale']]).toEqual([locale, 'en_US']);
      }
    } finally {
      await wordpress.option('played_store_user_locale', null);
    }
  });

  it('speaks the language of the profile whatever was chosen elsewhere; the settings say so and lead there', async ({
    page,
    app,
    open,
    wordpress,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'de', url: wordpress.url }]);
    await open(pageOf('/google/settings'));
    await screenHeading(app, 'Settings').waitFor();
    const section = app.getByRole('region', { name: 'Language', exact: true });
    await section.getByText('Your profile in the store’s admin decides on the language.').waitFor();
    expect(await section.getByRole('combobox').count()).toBe(0);
    const profile = await section.getByRole('link', { name: /^Open your profile/ }).getAttribute('href');
    expect(profile).toBe(`${wordpress.url}/wp-admin/profile.php`);
  });
});
