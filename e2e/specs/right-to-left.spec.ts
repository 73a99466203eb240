import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { range as chosenDays } from '../src/reports';
import { screens, sidewaysScroll } from '../src/screens';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore();

const rows = screens.map((screen) => [screen.name, screen] as [string, typeof screen]);
const inArabic = (path: string) => `${path}${path.includes('?') ? '&' : '?'}_locale=ar`;

/** Where an element stands, in whole pixels from the left edge of the window. */
const edges = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not seen');
  return { left: Math.round(box.x), right: Math.round(box.x + box.width) };
};

/** Places of the letters of a text, in the order they are written in. */
const letters = (element: Locator) =>
  element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text;
    return [...text.data].map((letter, index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return { letter, left: range.getBoundingClientRect().left };
    });
  });

/** Distances of the figures of a table to one side of their cells, each once. */
const distances = (page: Page, side: 'left' | 'right') =>
  page.evaluate((end) => {
    const of = (figure: Element) => {
      const cell = figure.parentElement?.getBoundingClientRect();
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      const sides: number[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 1 && cell) sides.push(Math.round(end === 'left' ? left - cell.left : cell.right - right));
      }
      return Math.min(...sides);
    };
    return [...new Set([...document.querySelectorAll('main tbody td[data-align=end] > bdi')].map(of))];
  }, side);

async function complete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForLoadState('networkidle');
}

describe('read from right to left', () => {
  it.each(rows)(
    'every screen fits 320 to 1280 pixels and has no accessibility violation: %s [G13, G17]',
    async ({ page, open, store }, _, { path, scenario }) => {
      await store.scenario(scenario);
      await open(inArabic(path));
      await complete(page);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      for (const width of [320, 400, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, scroll: await sidewaysScroll(page) }).toEqual({ width, scroll: 0 });
      }
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it(
    'the page is turned around: brand at the right, sandbox at the left, switches on at the left of their tracks',
    async ({ page, open }) => {
      await open(inArabic('/google/dashboard'));
      const on = page.locator('[role=switch][aria-checked=true]').first();
      await on.waitFor();
      const brand = await edges(page.locator('.shell-product'));
      const sandbox = await edges(page.locator('.shell-sandbox'));
      expect([brand.left > 640, sandbox.right < 200]).toEqual([true, true]);
      const moved = await on.evaluate((track) => new DOMMatrix(getComputedStyle(track, '::before').transform).m41);
      expect(moved).toBe(-16);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'amounts and time keep their direction: symbol before figure, the first day at the left',
    async ({ page, open }) => {
      await open(inArabic('/google/dashboard'));
      const amount = page.locator('td[data-align=end] bdi', { hasText: '$' }).first();
      await amount.waitFor();
      const all = await letters(amount);
      expect(all[0]?.left).toBeLessThan(all.at(-1)?.left ?? 0);
      expect(await page.getByRole('slider').first().getAttribute('dir')).toBe('ltr');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'the figures of a table end at the same side of their cells, and begin at the other one in the list of a phone [17.2]',
    async ({ page, open }) => {
      await open(inArabic('/google/dashboard'));
      await page.locator('td[data-align=end] bdi', { hasText: '$' }).first().waitFor();
      await complete(page);
      expect(await distances(page, 'left')).toEqual([12]);
      await page.setViewportSize({ width: 400, height: 900 });
      await becomes(() => distances(page, 'right'), [0]);
    },
    { scenario: 'ads-complete' },
  );

  it.each<[string, string, (page: Page) => Locator, string]>([
    ['an amount in a sentence', '/google/dashboard', (page) => page.getByText(/^السابق: .?\$/), '$'],
    ['a title', '/google/product-feed', (page) => page.getByRole('link').getByText('Garden Twine'), '-'],
    [
      'a title in the example of an ad',
      '/google/dashboard?subpath=/campaigns/create',
      (page) => page.getByText('Linen Towel <Striped>'),
      '>',
    ],
    ['a phone number', '/google/settings', (page) => page.getByText('213 373'), '+'],
    ['an address', '/google/settings', (page) => page.getByText('1600 Example Avenue'), '1'],
  ])(
    'what is written from left to right stays so in the middle of the page: %s [17.2]',
    async ({ page, open }, _, path, find, first) => {
      await open(inArabic(path));
      const found = find(page).first();
      await found.waitFor();
      const all = await letters(found);
      const at = all.findIndex(({ letter }) => letter === first);
      expect(all[at]?.left).toBeLessThan(all[at + 1]?.left ?? 0);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'the values of a chart stand at the right of it, and its days go from left to right',
    async ({ page, open }) => {
      await open(inArabic(`/google/dashboard?${new URLSearchParams(chosenDays).toString()}`));
      const chart = page.getByRole('slider').first();
      await chart.locator('[data-zero]').waitFor({ state: 'attached' });
      const texts = () =>
        chart.evaluate((element) => {
          const ends = element.getBoundingClientRect();
          const zero = element.querySelector('[data-zero]')?.getBoundingClientRect();
          return [...element.querySelectorAll('svg text')]
            .filter(({ textContent }) => textContent !== '')
            .map((text) => text.getBoundingClientRect())
            .map(({ left, right, top }) => ({
              left,
              isOutside: left < ends.left || right > ends.right,
              under: top - (zero?.top ?? 0),
              end: zero?.right ?? 0,
            }));
        });
      // It is drawn anew once the room that it has is known.
      await becomes(async () => (await texts()).filter(({ isOutside }) => isOutside), []);
      const all = await texts();
      const values = all.filter(({ under }) => under < 0);
      expect(values.length).toBeGreaterThan(2);
      expect(values.filter(({ left, end }) => left < end)).toEqual([]);
      // The days stand right under the line, their months beneath.
      const days = all.filter(({ under }) => under > 0 && under < 20).map(({ left }) => left);
      expect(days.length).toBeGreaterThan(2);
      expect(days).toEqual([...days].sort((one, other) => one - other));
    },
    { scenario: 'ads-complete' },
  );

  it(
    'the arrow of the way back points to the right',
    async ({ page, open }) => {
      await open(inArabic('/google/setup-mc'));
      const arrow = page.locator('a[href^="/google/start"] svg path');
      await arrow.waitFor();
      // The icon to the right; the one to the left begins with M20 11.
      expect(await arrow.getAttribute('d')).toMatch(/^m12 4/);
    },
    { scenario: 'fresh' },
  );

  it(
    'a code stands from left to right at the right side of its card, and the arrows go the way they point [S5.15, G17]',
    async ({ page, open }) => {
      await open(inArabic('/google/setup-mc?step=store_requirements'));
      await page.getByRole('textbox', { name: 'رقم الهاتف' }).fill('2133734253');
      await page.getByRole('button', { name: /^إرسال رمز التحقّق/ }).click();
      const code = page.getByRole('group', { name: 'رمز التحقّق' });
      await code.getByRole('textbox').first().click();
      await page.keyboard.type('123');
      const digits = () =>
        code.evaluate((group) =>
          [...group.querySelectorAll('input')]
            .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
            .map(({ value }) => value),
        );
      await becomes(digits, ['1', '2', '3', '', '', '']);
      const focusedLeft = () => page.locator(':focus').evaluate((box) => box.getBoundingClientRect().left);
      const before = await focusedLeft();
      await page.keyboard.press('ArrowLeft');
      expect(await focusedLeft()).toBeLessThan(before);
      const [last, group] = [await edges(code.getByRole('textbox').last()), await edges(code)];
      expect(last.right).toBe(group.right);
    },
    { scenario: 'shipping-saved' },
  );
});
