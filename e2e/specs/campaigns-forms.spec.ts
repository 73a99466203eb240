import type { Page } from 'playwright-core';
import {
  amountField,
  at,
  button,
  campaigns,
  dialog,
  enterAmount,
  looksRight,
  notice,
  provoked,
  staysWhenAsked,
} from '../src/ads';
import { keyboard, mouse, type InputMethod } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import type { Fault } from '../src/store';
import { becomes } from '../src/waiting';

openStore();

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const create = '/google/dashboard?subpath=/campaigns/create';
const lost: Partial<Fault> = { drop: 'after' };
const broken: Partial<Fault> = { status: 500, body: { message: 'Broken' } };
const all = 'Everything, everywhere';

describe('a further campaign', () => {
  const success = (page: Page) =>
    page.getByRole('status').filter({ hasText: 'You’ve successfully created a paid campaign!' }).first();

  it.each([
    ['mouse', mouse, 1280],
    ['keyboard', keyboard, 320],
  ] as [string, InputMethod, number][])(
    'is created with its countries and amount, by %s [O2.05, O2.53, O5.06, O7.10, O8.11, O9.07, S9.10]',
    async ({ page, open, store }, _name, hand, width) => {
      await page.setViewportSize({ width, height: 800 });
      await open(create);
      await button(
        page,
        'Please make sure daily average cost is greater than 0. Enter a daily budget above 0.',
      ).waitFor();
      expect(await button(page, 'Create paid campaign').isEnabled()).toBe(false);
      await hand.press(button(page, 'Remove United Kingdom (UK)'));
      await enterAmount(page, hand, '12.34');
      await page.getByText('375.14 EUR').waitFor();
      await page.getByText(/^Most stores that target United States \(US\) set a daily budget of 20\.00.EUR/).waitFor();
      await page.getByText(/Consider 20\.00.EUR or more a day\.$/).waitFor();
      await looksRight(page);
      await hand.press(button(page, 'Create paid campaign'));
      await success(page).waitFor();
      await row(page, 'United States (US)').getByText('12.34 EUR').waitFor();
      const made = (await campaigns(store)).filter(({ name }) => name.startsWith('United States (US)'));
      expect(made.map(({ name, amount, targeted_locations }) => [name, amount, targeted_locations])).toEqual([
        ['United States (US)', 12.34, ['US']],
      ]);
    },
    { scenario: 'currency-mismatch' },
  );

  it(
    'is created once after a lost answer, a reload and a visit elsewhere; a second tab asks before there are two [O8.09] [decisions 5] [T11]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      const other = await page.context().newPage();
      await other.goto(store.url + create);
      await enterAmount(other, mouse, '40');
      await open(create);
      await enterAmount(page, mouse, '30');
      await store.fault(at('POST', 'ads/campaigns', lost));
      await button(page, 'Create paid campaign').dblclick();
      await page.getByText(/^No clear answer arrived, so it is not certain/).waitFor();
      expect(await amountField(page).isEnabled()).toBe(false);
      await looksRight(page);
      await store.clearFaults();
      page.on('dialog', (asked) => void asked.accept());
      await open('/google/dashboard');
      await open(create);
      await page.getByText(/^No clear answer arrived, so it is not certain/).waitFor();
      await becomes(() => amountField(page).inputValue(), '30.00');
      await button(page, 'Try again').click();
      await success(page).waitFor();
      const amounts = async () =>
        (await campaigns(store))
          .filter(({ name }) => name.startsWith('United States (US)'))
          .map(({ amount }) => amount);
      expect(await amounts()).toEqual([30]);
      await button(other, 'Create paid campaign').click();
      await other.getByText(/^A campaign was created in another tab since you opened this page\./).waitFor();
      expect(await amounts()).toEqual([30]);
      const name = () => other.getByRole('textbox', { name: 'Campaign name' }).inputValue();
      await becomes(name, 'United States (US), United Kingdom (UK) (2)');
      await button(other, 'Create one more campaign').click();
      await success(other).waitFor();
      expect((await amounts()).sort()).toEqual([30, 40]);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'keeps what was entered when it is refused, and warns before that is left [O4.09, O8.09]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await open(create);
      await enterAmount(page, mouse, '30');
      await store.fault(at('POST', 'ads/campaigns', { status: 400, body: { message: 'Error creating campaign' } }));
      await button(page, 'Create paid campaign').click();
      await notice(page, 'Unable to create your paid ads campaign. Please try again later.').waitFor();
      await becomes(() => amountField(page).inputValue(), '30.00');
      await staysWhenAsked(page, () => page.getByRole('link', { name: 'Back to the dashboard' }).click());
      await becomes(() => amountField(page).inputValue(), '30.00');
      await store.clearFaults();
      await button(page, 'Create paid campaign').click();
      await success(page).waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'is still there when the browser ended the page while nobody looked, and not after a page that was left [T13, D-9]',
    async ({ page, open, store }) => {
      const kept = () => page.evaluate(() => sessionStorage.getItem('listings.drafts'));
      await open(create);
      await enterAmount(page, mouse, '30');
      expect(await kept()).toBeNull();
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      const draft = await kept();

      page.once('dialog', (asked) => void asked.accept());
      await page.reload();
      await amountField(page).waitFor();
      expect(await kept()).toBeNull();
      expect(await amountField(page).inputValue()).toBe('');

      // The tab as the browser gives it back: its storage, and nothing else.
      const again = await page.context().newPage();
      await again.addInitScript((text) => sessionStorage.setItem('listings.drafts', String(text)), draft);
      await again.goto(store.url + create);
      await becomes(() => amountField(again).inputValue(), '30.00');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'waits for audience, countries and currency, and can have each of them again when it failed [S8.08, S8.31, S8.34]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      for (const [path, text] of [
        ['mc/target_audience', 'There was an error loading target audience.'],
        ['mc/countries', 'There was an error loading supported country details.'],
        ['ads/connection', 'There was an error loading Google Ads account info.'],
      ] as const) {
        await store.fault(at('GET', path, broken));
        await open(create);
        await page.getByText(text).first().waitFor();
        await store.clearFaults();
        await button(page, 'Retry').first().click();
        await amountField(page).waitFor();
      }
    },
    { scenario: 'ads-complete' },
  );
});

describe('editing a campaign', () => {
  it(
    'is asked about first, changes the amount alone and leads back; a failure keeps the amount [O2.05, O2.53, O5.06, O6.01, O7.11, O8.09, O9.07]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await open('/google/dashboard');
      await button(page, `Edit ${all}`).click();
      await dialog(page, 'Before you edit').getByRole('button', { name: 'Continue to edit' }).click();
      await heading(page, 'Edit your paid campaign').waitFor();
      await page.getByText('United States (US) and United Kingdom (UK)').waitFor();
      await page.getByText('$608.00', { exact: true }).waitFor();
      await looksRight(page);
      await amountField(page).fill('');
      await page.keyboard.press('Tab');
      await button(
        page,
        'Please make sure daily average cost is greater than 0. Enter a daily budget above 0.',
      ).waitFor();
      expect(await button(page, 'Save changes').isEnabled()).toBe(false);
      await enterAmount(page, mouse, '33.3');
      await store.fault(at('PATCH', 'ads/campaigns/{id}', { ...broken, times: 1 }));
      await button(page, 'Save changes').click();
      await notice(page, 'Unable to update your paid ads campaign. Please try again later.').waitFor();
      expect(await amountField(page).inputValue()).toBe('33.30');
      await staysWhenAsked(page, () => page.getByRole('link', { name: 'Back to the dashboard' }).click());
      await button(page, 'Save changes').click();
      await row(page, all).getByText('$33.30').waitFor();
      const { amount, status, targeted_locations } = (await campaigns(store)).find(({ name }) => name === all)!;
      expect([amount, status, targeted_locations]).toEqual([33.3, 'enabled', ['US', 'GB']]);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'says so when there is no such campaign, or none could be loaded [O8.08, O8.10]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await open('/google/dashboard?subpath=/campaigns/edit&programId=4711');
      await page.getByText('Error in loading your paid ads campaign. Please try again later.').waitFor();
      await looksRight(page);
      const [first] = await campaigns(store);
      await store.fault(at('GET', 'ads/campaigns', broken));
      await open(`/google/dashboard?subpath=/campaigns/edit&programId=${first?.id ?? 0}`);
      await page.getByText('There was an error loading ads campaigns.').waitFor();
      await store.clearFaults();
      await button(page, 'Retry').click();
      await amountField(page).waitFor();
    },
    { scenario: 'ads-complete' },
  );
});

describe('the example of an ad', () => {
  const example = (page: Page) => page.getByRole('list', { name: 'Products in the example' });
  const products = (page: Page) => example(page).getByRole('listitem');

  it(
    'is made of approved products with picture, title, price and shop, and asks again when they were not read',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await page.setViewportSize({ width: 400, height: 800 });
      await store.fault(at('GET', 'mc/product-feed', { status: 500, body: { message: 'Broken' } }));
      await open(create);
      await page
        .getByText('Your products could not be read, so there is no example. The campaign does not need it.')
        .waitFor();
      await store.clearFaults();
      await button(page, 'Retry').click();
      await products(page).first().waitFor();
      await looksRight(page);
      const texts = await products(page).allInnerTexts();
      expect(texts.map((text) => text.split(/\n+/))).toEqual([
        ['Sponsored', 'Hand Trowel with Ash Handle', '$19.00', 'lantern-and-loam.example'],
        ['Sponsored', 'Gardening Gloves', '$14.25', 'lantern-and-loam.example'],
        ['Sponsored', expect.stringMatching(/^Hand-Thrown Terracotta Pot/), '$28.00', 'lantern-and-loam.example'],
        ['Sponsored', expect.stringMatching(/^Linen Towel <Striped> &/), '$16.50', 'lantern-and-loam.example'],
      ]);
      const isLoaded = () =>
        products(page)
          .locator('img')
          .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).naturalWidth > 0));
      await products(page).last().scrollIntoViewIfNeeded();
      await becomes(isLoaded, [true, true, true, true]);
    },
    { scenario: 'ads-complete' },
  );

  it.each([[400], [700], [1280]])(
    'moves nothing beneath it when it arrives, at %s px [19.8]',
    async ({ page, open, store }, width) => {
      await page.setViewportSize({ width, height: 800 });
      await store.fault(at('GET', 'mc/product-feed', { delayMs: 1000 }));
      await open(create);
      await amountField(page).waitFor();
      const beneath = page.getByRole('heading', { name: 'Frequently asked questions' });
      const top = () => beneath.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      expect(await products(page).count()).toBe(0);
      await products(page).filter({ hasText: 'Hand-Thrown Terracotta Pot' }).waitFor();
      expect(await top()).toBe(before);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'waits for approval, and leads to the products where none can be shown',
    async ({ page, open, store }) => {
      const one = (status: string) => ({ id: 101, title: 'Teapot', visible: true, status, errors: [] });
      const feedOf = (status: string) =>
        at('GET', 'mc/product-feed', { status: 200, body: { products: [one(status)], total: 1, page: 1 } });
      await store.fault(feedOf('pending'));
      await open(create);
      await page
        .getByText('None of your products is approved yet. Ads begin to show them as soon as they are.')
        .waitFor();
      expect(await products(page).count()).toBe(1);
      await store.clearFaults();
      await store.fault(feedOf('disapproved'));
      await page.reload();
      await page.getByText('No product can be shown in an ad for now: none is approved and visible.').waitFor();
      await looksRight(page);
      await page.getByRole('link', { name: 'Open the product feed' }).click();
      await heading(page, 'Product feed').waitFor();
    },
    { scenario: 'ads-complete' },
  );
});
