import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { keyboard, mouse } from '../src/input-methods';
import { placeOf } from '../src/lost-connection';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore();

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const titleLink = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Products' }).getByRole('link', { name, exact: true });
const part = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const events = (page: Page) => part(page, 'History').getByRole('listitem').allTextContents();

/** What the store tells of the only product with a title. */
interface Told {
  readonly offers: readonly { readonly attributes: readonly { readonly name: string; readonly value: string }[] }[];
}

describe("a product's page", () => {
  it.each([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)(
    'opens from the title at an address of its own, is closed by back, and gives the focus back: by %s [O2.44, O3.02]',
    async ({ page, open, store }, _name, hand) => {
      await open('/google/product-feed');
      await hand.press(titleLink(page, 'Beeswax Candle'));
      await drawer(page, 'Beeswax Candle').waitFor();
      const id = Number(new URL(page.url()).searchParams.get('why'));
      const told = await store.call<Told>('GET', `/wc/gla/mc/product-feed/${id}`);
      await becomes(
        () => part(page, 'What is sent to Google').locator('dt').allTextContents(),
        told.offers[0]?.attributes.map(({ name }) => name) ?? [],
      );
      await part(page, 'How shoppers see it').getByText('lantern-and-loam.example').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.goBack();
      await drawer(page, 'Beeswax Candle').waitFor({ state: 'detached' });
      expect(placeOf(page)).toBe('/google/product-feed');
      await page.waitForFunction(() => document.activeElement?.textContent === 'Beeswax Candle');
      await page.goForward();
      await drawer(page, 'Beeswax Candle').waitFor();
      await page.reload();
      await drawer(page, 'Beeswax Candle').waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'has each problem beside its attribute, from the cause that lists the product; hides it and shows it again; history follows [O2.43, O2.45, O3.01]',
    async ({ page, open }) => {
      await open('/google/product-feed?issueType=product');
      const cause = page
        .getByRole('table', { name: /Issues/ })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'No product image' }) });
      await cause.getByRole('link', { name: /\(No product image\)$/ }).click();
      const image = part(page, 'What is sent to Google')
        .locator('div')
        .filter({ has: page.locator('dt', { hasText: /^image_link$/ }) })
        .last();
      await image.getByText('Not sent').waitFor();
      await image.getByText('No product image').waitFor();
      await image.getByText('Add an image', { exact: true }).waitFor();
      const [last] = await events(page);
      expect(last).toMatch(/^Disapproved/);
      await page.getByRole('button', { name: 'Don’t sync and show', exact: true }).click();
      await becomes(async () => (await events(page))[0]?.slice(0, 10), 'Set to “Do');
      await part(page, 'What would be sent to Google').waitFor();
      await page.getByRole('button', { name: 'Sync and show', exact: true }).click();
      await becomes(
        async () => (await events(page)).slice(0, 3).map((text) => text.slice(0, 11)),
        ['Disapproved', 'Sent to Goo', 'Set to “Syn'],
      );
    },
    { scenario: 'disapproved' },
  );

  it(
    'fills a phone, with nothing beyond its edge',
    async ({ page, open }) => {
      await page.setViewportSize({ width: 400, height: 800 });
      await open('/google/product-feed?search=lantern');
      await titleLink(page, 'Storm Lantern, Large').click();
      await part(page, 'History').waitFor();
      const box = await drawer(page, 'Storm Lantern, Large').boundingBox();
      expect([box?.x, box?.width, box?.height]).toEqual([0, 400, 800]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
    },
    { scenario: 'ads-complete' },
  );
});
