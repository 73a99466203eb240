import type { Frame, Page } from 'playwright-core';
import { textsOnPages } from '../src/pdf';
import { becomes } from '../src/waiting';
import { openWordPress, pageOf, screenHeading } from '../src/wordpress';

const it = openWordPress();

const withAds = { scenario: 'ads-complete' };
const frameOf = (page: Page): Frame => page.frames()[1] as Frame;
const focused = (at: Page | Frame) =>
  at.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());

it(
  'is light as wp-admin is, though the system prefers dark',
  async ({ page, app, open }) => {
    await open(pageOf('/google/dashboard'));
    await app.getByText('Free listings').first().waitFor();
    const colours = await frameOf(page).evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return {
        scheme: of(':root').colorScheme,
        page: of('body').backgroundColor,
        heading: of('h1').color,
        header: of('#shell-header').backgroundColor,
        card: of(':root').getPropertyValue('--ui-palette-background-paper'),
      };
    });
    expect(colours).toEqual({
      scheme: 'light',
      page: 'rgb(245, 246, 249)',
      heading: 'rgb(26, 30, 41)',
      header: 'rgb(255, 255, 255)',
      card: '#ffffff',
    });
  },
  { colorScheme: 'dark' },
);

describe('by keyboard', () => {
  it('the focus goes from wp-admin’s bar into the application and back, with nothing between', async ({
    page,
    app,
    open,
  }) => {
    await open(pageOf('/google/dashboard'));
    await screenHeading(app, 'Dashboard').waitFor();
    const isInBar = () => page.evaluate(() => document.activeElement?.closest('#wpadminbar') !== null);
    await page.locator('#wp-admin-bar-my-account > a').focus();
    // Older versions go through the menu beneath it first, newer ones when it is open.
    const links = await page.locator('#wp-admin-bar-my-account a').count();
    for (let pressed = 0; pressed < links && (await isInBar()); pressed += 1) await page.keyboard.press('Tab');
    await becomes(() => focused(frameOf(page)), 'Skip to the content');
    await page.keyboard.press('Enter');
    await becomes(() => frameOf(page).evaluate(() => document.activeElement?.closest('main') !== null), true);
    await app.getByRole('link', { name: 'Dashboard', exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await becomes(() => focused(frameOf(page)), 'Skip to the content');
    await page.keyboard.press('Shift+Tab');
    await becomes(isInBar, true);
  });
});

describe('wp-admin’s menu', () => {
  it('lies over the application on a phone and gives way when that is used', async ({ page, app, open }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await open(pageOf('/google/dashboard'));
    await screenHeading(app, 'Dashboard').waitFor();
    const isOpen = () => page.locator('#wpwrap.wp-responsive-open').count();
    const frame = page.locator('#listings-and-ads-frame');
    const before = await frame.boundingBox();
    await page.locator('#wp-admin-bar-menu-toggle').click();
    await becomes(isOpen, 1);
    expect(await frame.boundingBox()).toEqual(before);
    await app.getByRole('link', { name: 'Settings', exact: true }).click();
    await screenHeading(app, 'Settings').waitFor();
    await becomes(isOpen, 0);
    expect(await page.locator('#wp-admin-bar-menu-toggle a').getAttribute('aria-expanded')).toBe('false');
  });

  it('can be read to its end in a low window, and the application stays in sight', async ({ page, app, open }) => {
    await page.setViewportSize({ width: 1280, height: 380 });
    await open(pageOf('/google/dashboard'));
    await screenHeading(app, 'Dashboard').waitFor();
    await page.mouse.move(80, 200);
    await page.mouse.wheel(0, 2000);
    const boxes = async () => {
      const last = await page.locator('#collapse-button').boundingBox();
      const frame = await page.locator('#listings-and-ads-frame').boundingBox();
      return { isSeen: (last?.y ?? 0) + (last?.height ?? 0) <= 380, frame: Math.round(frame?.y ?? 0) };
    };
    await becomes(boxes, { isSeen: true, frame: 32 });
  });

  it('folds, and leaves its room to the application', async ({ page, app, open }) => {
    await open(pageOf('/google/dashboard'));
    await screenHeading(app, 'Dashboard').waitFor();
    const width = async () => (await page.locator('#listings-and-ads-frame').boundingBox())?.width;
    expect(await width()).toBe(1120);
    await page.locator('#collapse-button').click();
    await becomes(width, 1280 - 36);
    await page.locator('#collapse-button').click();
    await becomes(width, 1120);
  });
});

describe('notices of other plugins', () => {
  const notice = '<div class="notice notice-warning"><p>Your licence has expired.</p></div>';
  const banner = '<div style="height: 300px">Welcome to the wizard</div>';

  it('stand above the application, and leave it most of the screen however many there are', async ({
    page,
    app,
    open,
    wordpress,
  }) => {
    const frame = page.locator('#listings-and-ads-frame');
    const shownBy = async (notices: string) => {
      await wordpress.option('played_store_notices', notices);
      await open(pageOf('/google/dashboard'));
      await screenHeading(app, 'Dashboard').waitFor();
      const box = await frame.boundingBox();
      const around = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      return { height: box?.height ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0), around };
    };
    try {
      for (const [width, height, room] of [
        [1280, 900, 868],
        [400, 800, 754],
      ] as const) {
        await page.setViewportSize({ width, height });
        // wp-admin has moved all of them into one box, which scrolls.
        expect(await shownBy(notice.repeat(12))).toEqual({ height: room - height / 4, bottom: height, around: 0 });
        await page.getByText('Your licence has expired.').last().scrollIntoViewIfNeeded();
        expect((await frame.boundingBox())?.height).toBe(room - height / 4);
        // What is no notice of WordPress's stays where it is: what lies below it is scrolled to.
        expect(await shownBy(banner.repeat(2))).toMatchObject({ height: expect.closeTo(room * 0.6, 1), around: 0 });
        await app.getByRole('link', { name: 'Settings', exact: true }).click();
        await screenHeading(app, 'Settings').waitFor();
      }
    } finally {
      await wordpress.option('played_store_notices', null);
    }
  });
});

describe('on paper', () => {
  it(
    'the keys that print take the application’s document alone, wherever the focus is [O2.25]',
    async ({ page, app, open }) => {
      await open(pageOf('/google/reports'));
      await app.getByRole('table').first().waitFor();
      await page.evaluate(() => {
        const printed: string[] = [];
        const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
        Object.assign(window, { printed, print: () => printed.push('wp-admin') });
        Object.assign(contentWindow as Window, { print: () => printed.push(contentWindow?.document.title ?? '') });
      });
      const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed);
      await page.locator('#collapse-button').focus();
      await page.keyboard.press('Control+p');
      await app.getByRole('link', { name: 'Reports', exact: true }).focus();
      await page.keyboard.press('Control+p');
      await becomes(printed, ['Reports · Google Listings & Ads', 'Reports · Google Listings & Ads']);
      await page.keyboard.press('Control+Shift+p');
      await page.keyboard.press('p');
      expect(await printed()).toHaveLength(2);
    },
    withAds,
  );

  it(
    'the browser’s own menu prints all of a report from the first sheet on, and no sheet is empty [O2.25]',
    async ({ page, app, open }) => {
      await open(pageOf('/google/reports?reportKey=products'));
      await app.getByRole('row').nth(5).waitFor();
      // Rows without a text stand in for those that are on their way.
      await app.getByText('Loading…').first().waitFor({ state: 'hidden' });
      const sheets = textsOnPages(await page.pdf({ format: 'A4' }));
      expect(sheets.length).toBeGreaterThanOrEqual(2);
      expect(sheets.filter((texts) => texts === 0)).toEqual([]);
      expect((await page.locator('#listings-and-ads-frame').getAttribute('style')) ?? '').not.toContain('height');
    },
    withAds,
  );
});

it('the loader speaks the language of the user, or of the nearest country; its direction as well', async ({
  page,
  app,
  open,
  wordpress,
}) => {
  for (const [locale, entry] of [
    ['de_DE', 'Alte Ansichten verwenden'],
    ['de_AT', 'Alte Ansichten verwenden'],
    ['fr_FR', 'Utiliser les anciens écrans'],
    ['es_MX', 'Usar las pantallas antiguas'],
    ['ja', '以前の画面を使う'],
    ['ar', 'استخدام الشاشات القديمة'],
    ['sv_SE', 'Use the old screens'],
  ] as const) {
    await wordpress.option('played_store_user_locale', locale);
    await open(pageOf('/google/settings'));
    await page.getByRole('link', { name: entry, exact: true }).waitFor();
  }
  await wordpress.option('played_store_user_locale', 'ar');
  for (const [width, x] of [
    [1280, 1120],
    [400, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(pageOf('/google/settings'));
    await screenHeading(app, /./).waitFor();
    const box = await page.locator('#listings-and-ads-frame').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, x || 400]);
  }
  await wordpress.option('played_store_user_locale', null);
});
