import { launch, provoked, toBilling } from '../src/ads';
import { mouse } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import { loaded, ready, screens, settled, sidewaysScroll } from '../src/screens';
import { smallTargets } from '../src/touch-targets';
import { becomes } from '../src/waiting';

const store = openStore();

const rows = screens.map((screen) => [screen.name, screen] as [string, typeof screen]);

it.each(rows)('every control of a screen has room for a finger on a phone: %s', async ({ page, open }, _, screen) => {
  await store().scenario(screen.scenario);
  await open(screen.path);
  await settled(page, screen.shows);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.reload();
  // Narrow, a list leaves some words out.
  await page.getByText(screen.shows).first().waitFor({ state: 'attached' });
  await loaded(page);
  await page.waitForLoadState('networkidle');
  expect(await smallTargets(page)).toEqual([]);
});

const lists: [path: string, name: string, label: string][] = [
  ['/google/reports', 'Programs', 'Total sales'],
  ['/google/reports?reportKey=products', 'Products', 'Total sales'],
  ['/google/product-feed', 'Products', 'Price'],
];

describe.each([[320], [400], [480]] as [number][])('rows on a phone of %d pixels', (width) => {
  it.each(lists)(
    'are a list, with every value in sight under its label, chosen by a line of words: %s',
    async ({ page, open }, path, name, label) => {
      await store().scenario('ads-complete');
      await page.setViewportSize({ width, height: 800 });
      await open(path);
      const table = page.getByRole('table', { name });
      const row = table.getByRole('row').nth(1);
      await row.getByRole('rowheader').waitFor();
      const boxOf = async (part: typeof row) => {
        const box = await part.boundingBox();
        if (!box) throw new Error('A part of the row has no place.');
        return box;
      };
      for (const cell of await row.getByRole('cell').filter({ hasText: /./ }).all()) {
        const { x, width: own } = await boxOf(cell);
        expect([x >= 0, x + own <= width]).toEqual([true, true]);
      }
      const labels = row
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')));
      expect(await labels).toContain(label);
      const [box, title] = [await boxOf(row.getByRole('checkbox')), await boxOf(row.getByRole('rowheader'))];
      expect(box.x + box.width).toBeLessThanOrEqual(title.x);
      const all = table.getByRole('columnheader').filter({ has: page.getByRole('checkbox') });
      const { width: line, height } = await boxOf(all);
      expect([line > 200, height <= 56]).toEqual([true, true]);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
});

describe('a dialog on a phone', () => {
  it.each([[320], [400], [480]] as [number][])(
    'is a sheet as high as its content at the lower edge of %d pixels: reasons, then the way out, then the main button',
    async ({ page, open }, width) => {
      await store().scenario('ads-complete');
      await page.setViewportSize({ width, height: 800 });
      await open('/google/settings');
      await ready(page, 'owner@lantern-and-loam.example');
      await page.getByRole('button', { name: /^Disconnect all/ }).click();
      const dialog = page.getByRole('dialog');
      const reason = dialog.getByRole('button', { name: /^Confirm/ });
      await reason.waitFor();
      const [box, why, out, main] = await Promise.all(
        [
          dialog,
          reason,
          dialog.getByRole('button', { name: 'Never mind' }),
          dialog.getByRole('button', { name: /^Disconnect/ }),
        ].map((part) => part.boundingBox()),
      );
      if (!box || !why || !out || !main) throw new Error('A part of the dialog has no place.');
      expect([box.x, box.width, box.y + box.height]).toEqual([0, width, 800]);
      expect(box.y).toBeGreaterThanOrEqual(24);
      expect(why.y + why.height).toBeLessThanOrEqual(Math.min(out.y, main.y));
      expect(out.y < main.y || out.x + out.width <= main.x).toBe(true);
      expect(main.x + main.width).toBeLessThanOrEqual(width - 16);
      expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
    },
  );
});

describe('a wizard on a phone', () => {
  it.each([[320], [400], [480]] as [number][])(
    'tells the step in one line over its progress, and keeps the main button in sight without covering what has the focus: %d pixels [S2.14]',
    async ({ page, open }, width) => {
      await store().scenario('shipping-saved');
      await page.setViewportSize({ width, height: 640 });
      await open('/google/setup-mc');
      await settled(page, 'Pre-launch checklist');
      const steps = page.getByRole('list', { name: 'Setup steps' });
      expect((await steps.boundingBox())?.height).toBe(44);
      const words = steps.getByText('Step 4 of 4');
      expect((await words.boundingBox())?.height).toBeLessThanOrEqual(24);
      const main = page.getByRole('button', { name: 'Complete setup' });
      const box = await main.boundingBox();
      expect([(box?.y ?? 0) >= 0, (box?.y ?? 640) + (box?.height ?? 0) <= 640]).toEqual([true, true]);
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        const isCovered = await page.evaluate(() => {
          const at = document.activeElement;
          const bar = document.querySelector('[data-main]')?.getBoundingClientRect();
          if (at === null || bar === undefined || at.closest('[data-main]') !== null) return false;
          const { top, bottom } = at.getBoundingClientRect();
          return at.closest('main') !== null && bottom > bar.top && top < bar.bottom && bar.bottom >= innerHeight - 1;
        });
        expect(isCovered).toBe(false);
      }
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  it.each([[320], [400]] as [number][])(
    'keeps the button that launches a campaign in sight as those before it: %d pixels [S4.23]',
    async (scene, width) => {
      const { page } = scene;
      await store().scenario('ads-pending-billing');
      await page.setViewportSize({ width, height: 640 });
      await toBilling(scene, mouse);
      const bar = page.locator('[data-main]');
      await launch(page).waitFor();
      const box = await bar.boundingBox();
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, 640]);
      expect((await launch(page).boundingBox())?.width).toBe(width - 32);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  it('keeps its main button clear of what a failed save says [S4.20]', async ({ page, open, problems }) => {
    problems.allow(...provoked);
    await store().scenario('audience-saved');
    await page.setViewportSize({ width: 400, height: 640 });
    await open('/google/setup-mc');
    await settled(page, 'Estimated shipping times');
    await store().fault({ method: 'POST', path: '/wc/gla/mc/settings', status: 500, body: { message: 'Broken' } });
    await page.getByText('I enter estimated shipping rates here').click();
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).waitFor();
    // A button that cannot be pressed yet lets the pointer through to its row.
    const isClear = () =>
      page
        .locator('[data-main] button')
        .first()
        .evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return at?.closest('[data-main]') === button.closest('[data-main]');
        });
    await becomes(isClear, true);
  });

  it('leads back to an earlier step by its part of the progress', async ({ page, open }) => {
    await store().scenario('shipping-saved');
    await page.setViewportSize({ width: 400, height: 800 });
    await open('/google/setup-mc');
    await settled(page, 'Pre-launch checklist');
    await page
      .getByRole('list', { name: 'Setup steps' })
      .getByRole('button', { name: /^Step 2 of 4/ })
      .click();
    await page.getByText('Selected countries only').waitFor();
  });
});

it('the labels of the steps stay on one line and where they are from step to step at 1280 pixels', async ({
  page,
  open,
}) => {
  const places: unknown[] = [];
  for (const [scenario, shows] of [
    ['audience-saved', 'Estimated shipping times'],
    ['shipping-saved', 'Pre-launch checklist'],
  ] as const) {
    await store().scenario(scenario);
    await open('/google/setup-mc');
    await settled(page, shows);
    const items = page.getByRole('list', { name: 'Setup steps' }).getByRole('listitem');
    places.push(await items.evaluateAll((all) => all.map((item) => JSON.stringify(item.getBoundingClientRect()))));
  }
  expect(places[1]).toEqual(places[0]);
  const heights = page.getByRole('list', { name: 'Setup steps' }).locator('button > span:last-of-type');
  expect(await heights.evaluateAll((all) => all.every((item) => item.getBoundingClientRect().height <= 24))).toBe(true);
});

const ledOut = [
  '/google/settings?subpath=/activity',
  '/google/settings?subpath=/edit-phone-number',
  '/google/dashboard?subpath=/campaigns/create',
  '/google/setup-mc',
].flatMap((path) => ['de', 'fr'].map((language): [string, string] => [path, language]));

it.each(ledOut)(
  'the way back and what stands beside it share no room: %s in %s',
  async ({ page, open }, path, language) => {
    await store().scenario(path.includes('setup-mc') ? 'audience-saved' : 'ads-complete');
    await page.setViewportSize({ width: 400, height: 800 });
    await open(`${path}${path.includes('?') ? '&' : '?'}_locale=${language}`);
    const back = page.locator('.ui-back').getByRole('link').or(page.locator('.ui-back').getByRole('button'));
    const other = page.locator('.ui-back + header > :nth-child(2) > *');
    await other.waitFor();
    for (const width of [320, 400]) {
      await page.setViewportSize({ width, height: 800 });
      const [one, two] = [await back.boundingBox(), await other.boundingBox()];
      if (!one || !two) throw new Error('The way back or what stands beside it has no place.');
      const isApart = one.x + one.width <= two.x || one.y + one.height <= two.y;
      expect([width, isApart]).toEqual([width, true]);
    }
  },
);
