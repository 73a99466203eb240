import type { Page } from 'playwright-core';
import { keyboard } from '../src/input-methods';
import { tabTo } from '../src/keyboard';
import { it, openStore } from '../src/scene';
import {
  button,
  focusedName,
  inPlace,
  looksRight,
  notice,
  once,
  opens,
  pressTwice,
  provoked,
  reasonsOf,
  slowly,
  stepPath,
} from '../src/setup';
import type { Store } from '../src/store';
import { becomes } from '../src/waiting';

openStore();

const next = (page: Page) => button(page, 'Continue');
const countries = (page: Page) => page.getByRole('combobox', { name: 'Countries' });
const remove = (page: Page, country: string) => button(page, `Remove ${country}`);
const savedCountries = async (store: Store) =>
  (await store.call<{ countries: string[] | null }>('GET', '/wc/gla/mc/target_audience')).countries?.sort();
const savedRates = async (store: Store) =>
  Object.keys(await store.call<Record<string, unknown>>('GET', '/wc/gla/mc/shipping/rates')).length;

it(
  'an audience that cannot be read says so and is read again on Retry [S8.31, S8.34]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    const reads = [
      ['There was an error loading target audience.', once('GET mc/target_audience')],
      ['There was an error loading supported country details.', once('GET mc/countries')],
    ] as const;
    for (const [text, fault] of reads) {
      await store.fault(fault);
      await open(stepPath.audience);
      await inPlace(page, text).waitFor();
      await looksRight(page);
      await button(page.locator('main'), 'Retry').click();
      await remove(page, 'United Kingdom (UK)').waitFor();
    }
  },
  { scenario: 'audience-saved' },
);

it(
  'a save that fails is told, holds the way on, and is made up for with nothing lost [S4.10, S8.32] [decisions 16, 22]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await open(stepPath.audience);
    await store.fault(once('POST mc/target_audience'));
    await remove(page, 'United Kingdom (UK)').click();
    await notice(page, 'There was an error saving target audience data.').waitFor();
    await page
      .getByText('Not saved', { exact: true })
      .or(page.getByRole('status').filter({ hasText: /^Not saved/ }))
      .first()
      .waitFor();
    expect(await reasonsOf(next(page))).toContain('Your audience was not saved.');
    await button(page, 'Your audience was not saved.').click();
    await store.fault(slowly('POST mc/target_audience'));
    await button(page.locator('main'), 'Retry').click();
    await page.getByText('Saving…').waitFor();
    expect(await next(page).isEnabled()).toBe(false);
    await page.getByText('Saved', { exact: true }).waitFor();
    await opens(next(page));
    expect(await savedCountries(store)).toEqual(['US']);
    await pressTwice(next(page));
    await page.getByRole('heading', { level: 2, name: 'Configure your product listings' }).waitFor();
  },
  { scenario: 'audience-saved' },
);

it(
  'shipping data that would go is named first and comes back on Undo; what cannot be cleared is told in place [S4.11, S8.33, S9.05] [decisions 14, 15]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await page.clock.install();
    await open(stepPath.audience);
    await remove(page, 'United Kingdom (UK)').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await remove(page, 'United Kingdom (UK)').click();
    const announced = page.getByText(
      'this will be removed: 2 shipping rates and 2 shipping times (United Kingdom (UK), United States (US))',
    );
    for (let waited = 0; waited < 40 && !(await announced.isVisible()); waited += 1) await page.clock.runFor(10);
    await announced.waitFor();
    expect(await savedRates(store)).toBe(2);
    await button(page, 'Undo').click();
    await page.clock.resume();
    await remove(page, 'United Kingdom (UK)').waitFor();
    await announced.waitFor({ state: 'detached' });

    await store.fault(once('DELETE mc/shipping/rates/batch'));
    await remove(page, 'United Kingdom (UK)').click();
    const failure = inPlace(page, 'Something went wrong while trying to clear your shipping data.');
    await failure.waitFor();
    expect(await savedRates(store)).toBe(2);
    await button(failure, 'Retry').click();
    await page
      .getByText('this was removed: 2 shipping rates and 2 shipping times (United Kingdom (UK), United States (US))')
      .waitFor();
    expect(await savedRates(store)).toBe(0);
    await opens(next(page));
    await button(page, 'Undo').click();
    await remove(page, 'United Kingdom (UK)').waitFor();
    await page.getByText(/this was removed/).waitFor({ state: 'detached' });
    await opens(next(page));
    expect([await savedRates(store), await savedCountries(store)]).toEqual([2, ['GB', 'US']]);
  },
  { scenario: 'shipping-saved' },
);

describe('what a changed audience took with it', () => {
  /** Rates and times as the server holds them, but for the ids it gives itself. */
  const shippingData = async (store: Store) => [
    (await store.call<object[]>('GET', '/wc/gla/mc/shipping/rates'))
      .map((rate) => JSON.stringify({ ...rate, id: null }))
      .sort(),
    await store.call('GET', '/wc/gla/mc/shipping/times'),
  ];
  const undoable = (page: Page) => page.getByText(/this was removed: 2 shipping rates/);

  it(
    'can be brought back ten seconds later, over a reload and further changes, and is what it was [S4.11, S9.05] [decisions 14]',
    async ({ page, problems, store, open }) => {
      // The clock jumps over the deadline of what the page fetches once it is ready, if that is still on its way.
      problems.allow(/notices and dialogs did not load/);
      await page.clock.install();
      await open(stepPath.audience);
      const before = await shippingData(store);
      await remove(page, 'United Kingdom (UK)').click();
      await undoable(page).waitFor();
      await opens(next(page));
      expect(await savedRates(store)).toBe(0);
      await page.reload();
      await undoable(page).waitFor();
      await page.clock.runFor(10_000);
      await countries(page).click();
      await page.keyboard.type('france');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await remove(page, 'France').waitFor();
      await page.getByText('Saved', { exact: true }).waitFor();
      await undoable(page).waitFor();
      await looksRight(page);
      await keyboard.press(button(page, 'Undo'));
      await remove(page, 'United Kingdom (UK)').waitFor();
      await undoable(page).waitFor({ state: 'detached' });
      await opens(next(page));
      expect([await shippingData(store), await savedCountries(store)]).toEqual([before, ['GB', 'US']]);
    },
    { scenario: 'shipping-saved', viewport: { width: 400, height: 800 } },
  );

  it(
    'can be brought back by who went on and came back: what was suggested meanwhile goes [S4.11, S4.12] [decisions 14]',
    async ({ page, store, open }) => {
      await open(stepPath.audience);
      await remove(page, 'United Kingdom (UK)').waitFor();
      const before = await shippingData(store);
      await page.getByRole('radio', { name: 'All countries' }).check();
      await undoable(page).waitFor();
      const suggested = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().includes('/shipping/rates/batch'),
      );
      await next(page).click();
      await suggested;
      expect(await savedRates(store)).toBeGreaterThan(0);
      await page.goBack();
      await undoable(page).waitFor();
      await button(page, 'Undo').click();
      await page.getByRole('radio', { name: 'Selected countries only', checked: true }).waitFor();
      await undoable(page).waitFor({ state: 'detached' });
      await opens(next(page));
      expect([await shippingData(store), await savedCountries(store)]).toEqual([before, ['GB', 'US']]);
    },
    { scenario: 'shipping-saved' },
  );
});

it(
  'a choice that is missing is told in its place, and the reason beside Continue leads there [S4.09, S5.13]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await store.call('POST', '/wc/gla/mc/accounts', {});
    await store.fault(once('GET mc/target_audience/suggestions'));
    await open(stepPath.audience);
    const location = 'Please select a location option.';
    await button(page, location).click();
    expect(await focusedName(page)).toBe('Selected countries only');
    await page.locator('main').getByText(location).nth(1).waitFor();
    await page.keyboard.press('Space');
    const none = 'Please select at least one country.';
    await button(page, none).click();
    await becomes(() => countries(page).evaluate((field) => field === document.activeElement), true);
    await becomes(() => countries(page).getAttribute('aria-invalid'), 'true');
    await looksRight(page);
    await countries(page).fill('fr');
    await page.getByRole('treeitem', { name: 'Asia' }).waitFor();
    await countries(page).fill('fra');
    await page.getByRole('treeitem', { name: 'Asia' }).waitFor({ state: 'detached' });
    await page.getByRole('treeitem', { name: 'France' }).click();
    await opens(next(page));
    expect(await savedCountries(store)).toEqual(['FR']);
  },
  { scenario: 'connected' },
);

it(
  'Enter takes the one country that was meant: by code, by another name, with or without accents, never its region [S2.23, S2.29, S9.07]',
  async ({ page, store, open }) => {
    await open(stepPath.audience);
    await remove(page, 'United Kingdom (UK)').waitFor();
    await remove(page, 'United Kingdom (UK)').click();
    await remove(page, 'United Kingdom (UK)').waitFor({ state: 'detached' });
    const meant = [
      ['uk', 'United Kingdom (UK)'],
      ['de', 'Germany'],
      ['holland', 'Netherlands'],
      ['turk', 'Türkiye'],
      ['uae', 'United Arab Emirates'],
    ] as const;
    for (const [typed, country] of meant) {
      await countries(page).click();
      await page.keyboard.type(typed);
      await page.locator('[role=treeitem][data-active=true]', { hasText: country }).waitFor();
      await page.keyboard.press('Enter');
      await remove(page, country).waitFor();
    }
    await page.keyboard.type('ger');
    await page.locator('[role=treeitem][data-active=true]', { hasText: 'Germany' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await opens(next(page));
    expect(await savedCountries(store)).toEqual(['AE', 'DE', 'GB', 'NL', 'TR', 'US']);
  },
  { scenario: 'audience-saved' },
);

it(
  'more than ten countries at once can be taken back in place, by the keyboard, at 320 px [S2.23]',
  async ({ page, store, open }) => {
    await open(stepPath.audience);
    await remove(page, 'United Kingdom (UK)').waitFor();
    for (const rate of await store.call<{ id: string }[]>('GET', '/wc/gla/mc/shipping/rates'))
      await store.call('DELETE', `/wc/gla/mc/shipping/rates/${rate.id}`);
    await countries(page).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('91 countries were added.').waitFor();
    await page.keyboard.press('Escape');
    await looksRight(page);
    await opens(next(page));
    expect(await savedCountries(store)).toHaveLength(93);
    await keyboard.press(button(page, 'Undo'));
    await page.getByText('91 countries were added.').waitFor({ state: 'detached' });
    expect(await countries(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await opens(next(page));
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await savedCountries(store)).toEqual(['GB', 'US']);
  },
  { scenario: 'audience-saved', viewport: { width: 320, height: 740 } },
);

it(
  'nothing but the keyboard opens a continent, ticks it whole, closes the list and takes a tag away, at 320 px [S2.23, S2.29, S9.07] [decisions 20]',
  async ({ page, store, open }) => {
    await open(stepPath.audience);
    await tabTo(countries(page));
    await page.keyboard.press('ArrowDown');
    await page.getByRole('tree').waitFor();
    const active = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.textContent ?? '';
      });
    for (let steps = 0; steps < 12 && !(await active()).includes('Oceania'); steps += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('treeitem', { name: 'New Zealand' }).waitFor();
    await looksRight(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('tree').waitFor({ state: 'detached' });
    await remove(page, 'New Zealand').waitFor();
    await keyboard.press(remove(page, 'New Zealand'));
    await remove(page, 'New Zealand').waitFor({ state: 'detached' });
    await opens(next(page));
    expect(await savedCountries(store)).toEqual(['AU', 'GB', 'US']);
    await keyboard.press(next(page));
    await page.getByRole('heading', { level: 2, name: 'Configure your product listings' }).waitFor();
  },
  { scenario: 'audience-saved', viewport: { width: 320, height: 740 } },
);
