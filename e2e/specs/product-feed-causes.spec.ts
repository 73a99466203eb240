import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { keyboard, mouse } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import { placeOf } from '../src/lost-connection';
import { becomes } from '../src/waiting';

openStore();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const products = (page: Page) => page.getByRole('table', { name: 'Products' });
const row = (page: Page, title: string) =>
  products(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title }) });
const titles = async (page: Page) => {
  await products(page).getByRole('rowheader').first().waitFor();
  return products(page).getByRole('rowheader').allTextContents();
};

describe('issues by cause, and figures that filter', () => {
  it(
    'groups the product issues by cause, worst first, and leads from the remedy to the products that need it [O2.43, O3.01]',
    async ({ page, open, store }) => {
      await open('/google/product-feed?issueType=product&visibility=hidden');
      const causes = page.getByRole('table', { name: /Issues/ });
      await becomes(
        () => causes.getByRole('rowheader').allTextContents(),
        ['Product image too small', 'Breaks a policy of shopping ads', 'No price', 'No product image'],
      );
      const price = causes.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'No price' }) });
      await price.getByText('Add a price to 2 products').waitFor();
      await causes.getByRole('row').filter({ hasText: 'Add an image to 1 product' }).waitFor();
      await price.getByRole('link', { name: '2 products (No price)' }).click();
      await button(page, 'Remove Issue: Missing value [price]').waitFor();
      await page.getByText('1–2 of 2').waitFor();
      const { products: stored } = await store.call<{ products: { title: string }[] }>(
        'GET',
        '/wc/gla/mc/product-feed?cause=missing_price:Missing value [price]',
      );
      expect(await titles(page)).toEqual(stored.map(({ title }) => title));
      expect(new URL(page.url()).searchParams.get('cause')).toBe('missing_price:Missing value [price]');
      await page.reload();
      await page.getByText('1–2 of 2').waitFor();
      await button(page, 'Remove Issue: Missing value [price]').click();
      await page.getByText('1–10 of 21').waitFor();
    },
    { scenario: 'disapproved' },
  );

  it.each([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)(
    'opens the help of a cause at an address of its own: Back closes it, a reload shows it again, by %s [O2.43]',
    async ({ page, open }, _name, hand) => {
      await open('/google/product-feed?issueType=product');
      const help = page.getByRole('dialog', { name: 'No price' });
      const opener = button(page, 'Add a price to 2 products (No price)');
      await hand.press(opener);
      await help.waitFor();
      await page.goBack();
      await help.waitFor({ state: 'detached' });
      await becomes(() => opener.evaluate((element) => element === document.activeElement), true);
      expect(new URL(page.url()).searchParams.get('issue')).toBeNull();
      await page.goForward();
      await help.waitFor();
      await page.reload();
      await help.getByText('Add a price to 2 products').waitFor();
      await hand.press(help.getByRole('button', { name: 'Close' }).last());
      await help.waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('issue')).toBeNull();
      const title = page.getByRole('heading', { level: 1, name: 'Product feed' });
      await becomes(() => title.evaluate((element) => element === document.activeElement), true);
    },
    { scenario: 'disapproved' },
  );

  it.each([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)(
    'leaves out a cause that is ignored for now, also after a reload, and shows it again where it is asked for: by %s [O2.43]',
    async ({ page, open }, _name, hand) => {
      await open('/google/product-feed?issueType=product');
      const causes = page.getByRole('table', { name: /Issues/ });
      const names = () => causes.getByRole('rowheader').allTextContents();
      const others = ['Breaks a policy of shopping ads', 'No price', 'No product image'];
      await hand.press(button(page, /^Ignore for now .*image too small/));
      await becomes(names, others);
      await page.reload();
      await becomes(names, others);
      await hand.press(page.getByRole('link', { name: 'Show 1 ignored issue' }));
      await becomes(names, [...others, 'Product image too smallIgnored']);
      expect(await axeViolations(page)).toEqual([]);
      await hand.press(button(page, /^No longer ignore .*image too small/));
      await becomes(names, ['Product image too small', ...others]);
    },
    { scenario: 'disapproved' },
  );

  it.each([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)(
    'hides some products of a cause, with an undo, and sends the rest again, saying what is true then: by %s [O2.43, O2.45]',
    async ({ page, open, store }, _name, hand) => {
      const hidden = async () =>
        (await store.call<{ total: number }>('GET', '/wc/gla/mc/product-feed?visibility=hidden')).total;
      const before = await hidden();
      await open('/google/product-feed?issueType=product');
      const change = button(page, 'Edit, send again or hide (No price)');
      await hand.press(change);
      await button(page, 'Send 2 products again').waitFor();
      const list = page.getByRole('table', { name: 'Products with this issue' });
      expect(await axeViolations(page)).toEqual([]);
      const [title] = await list.getByRole('rowheader').allTextContents();
      const box = list.getByRole('checkbox', { name: `Select ${title}` });
      if (hand.name === 'mouse') await box.uncheck();
      else {
        await box.focus();
        await page.keyboard.press('Space');
      }
      await hand.press(button(page, 'Hide 1 product from Google'));
      await dialog(page).waitFor({ state: 'detached' });
      await page.getByText('You successfully changed the channel visibility of 1 product.').waitFor();
      expect(await hidden()).toBe(before + 1);
      await hand.press(button(page, 'Undo'));
      await page.getByText('The channel visibility of 1 product is as it was before.').waitFor();
      expect(await hidden()).toBe(before);
      await hand.press(change);
      await hand.press(button(page, 'Send 2 products again'));
      await dialog(page)
        .getByText(/^2 products were sent\. 2 products still have this issue/)
        .waitFor();
    },
    { scenario: 'disapproved' },
  );

  it(
    'keeps the checkboxes of the products of a cause clear of their titles on a phone',
    async ({ page, open }) => {
      await page.setViewportSize({ width: 400, height: 800 });
      await open('/google/product-feed?issueType=product');
      await button(page, 'Edit, send again or hide (No price)').click();
      const entry = page
        .getByRole('table', { name: 'Products with this issue' })
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox', { name: /^Select [A-Z]/ }) })
        .filter({ has: page.getByRole('link') })
        .first();
      await entry.waitFor();
      const title = await entry.getByRole('rowheader').boundingBox();
      const box = await entry.getByRole('checkbox').boundingBox();
      expect((box?.x ?? 400) + (box?.width ?? 400)).toBeLessThanOrEqual(title?.x ?? 0);
    },
    { scenario: 'disapproved' },
  );

  it(
    'lets each figure filter the table by what it counts, together with the other filters [O2.41, O2.44]',
    async ({ page, open }) => {
      await open('/google/product-feed?visibility=shown');
      const figure = (name: string) => page.getByRole('link', { name, exact: true });
      for (const [name, count] of [
        ['Active 10', 10],
        ['Expiring 3', 3],
        ['Disapproved 1', 1],
      ] as const) {
        await figure(name).click();
        await page.getByText(`1–${count} of ${count}`).waitFor();
        await becomes(() => figure(name).getAttribute('aria-current'), 'true');
      }
      expect(placeOf(page)).toBe('/google/product-feed?status=disapproved&visibility=shown');
      await figure('Disapproved 1').click();
      await page.waitForURL('**/product-feed?visibility=shown');
      await button(page, 'Clear search and filters').first().click();
      await figure('Not synced 4').click();
      await page.getByText('1–4 of 4').waitFor();
      expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('not_synced,has-errors');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'says of no product that it is shown while the account is disapproved [O2.41, O3.03, O4.01]',
    async ({ page, open }) => {
      await open('/google/product-feed');
      await page.getByText('11 approved products are not shown while your account is disapproved.').waitFor();
      await row(page, 'Beeswax Candle').getByText('Approved, not shown').waitFor();
      await row(page, 'Beeswax Candle')
        .getByRole('link', { name: /^Details/ })
        .click();
      await dialog(page)
        .getByText(/has approved it, and does not list it while your account is disapproved/)
        .waitFor();
    },
    { scenario: 'disapproved' },
  );

  it(
    'finds a product by its SKU and by its id [O2.44]',
    async ({ page, open, store }) => {
      const found = async (search: string) =>
        store.call<{ products: { id: number; title: string }[] }>('GET', `/wc/gla/mc/product-feed?search=${search}`);
      const [lantern] = (await found('Storm Lantern, Large')).products;
      await open(`/google/product-feed?search=${lantern?.id}`);
      await becomes(() => titles(page), ['Storm Lantern, Large']);
      await page.getByLabel('Search products').fill('lantern-l');
      await becomes(() => titles(page), ['Storm Lantern, Large']);
    },
    { scenario: 'ads-complete' },
  );
});
