import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { keyboard, mouse } from '../src/input-methods';
import { placeOf } from '../src/lost-connection';
import { it, openStore } from '../src/scene';
import type { Fault, Store } from '../src/store';
import { becomes } from '../src/waiting';

openStore();

/** The fault is provoked: the answer itself and what the browser and the application log about it are no problem. */
const provoked = [/^server error: 500/, /^console: /];

const edit = (step: 1 | 2) => `/google/dashboard?subpath=/free-listings/edit&pageStep=${step}`;
const success =
  'Your changes to your Free Listings have been saved and will be synced to your Google Merchant Center account.';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const save = (page: Page) => button(page, 'Save changes');
const time = (page: Page) => page.getByRole('textbox', { name: 'Shipping time for United States (US)' });
const rate = (page: Page) => page.getByRole('textbox', { name: 'Shipping rate for United States (US)' });

/** Shipping time and rate stored for the United States, and the stored target countries, sorted. */
async function stored(store: Store) {
  const times = await store.call<Record<string, { time: string }>>('GET', '/wc/gla/mc/shipping/times');
  const rates = await store.call<{ country: string; rate: number }[]>('GET', '/wc/gla/mc/shipping/rates');
  const { countries } = await store.call<{ countries: string[] }>('GET', '/wc/gla/mc/target_audience');
  return {
    time: times['US']?.time,
    rate: rates.find(({ country }) => country === 'US')?.rate,
    countries: [...countries].sort(),
  };
}

describe('editing the free listings', () => {
  it.each([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)(
    'goes through two steps, saves both by one button and sends them on: by %s [O1.03, O2.05, O2.52, O3.15, O7.07, O7.24, O7.25, O8.15]',
    async ({ page, open, store }, _name, hand) => {
      const synced = async () => (await store.calls()).filter(({ key }) => key === 'syncSettings').length;
      const before = await synced();
      await open(edit(1));
      await hand.press(button(page, 'Remove United Kingdom (UK)'));
      await hand.press(button(page, 'Continue'));
      await page.waitForURL(`**${edit(2)}`);
      await hand.type(rate(page), '7.25');
      await hand.type(time(page), '9');
      expect(await page.getByRole('textbox', { name: /United Kingdom/ }).count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      expect((await stored(store)).time).toBe('3');
      await hand.press(save(page));
      await page.getByText(success).waitFor();
      expect(await stored(store)).toEqual({ time: '9', rate: 7.25, countries: ['US'] });
      expect(await synced()).toBe(before + 1);
      await page.reload();
      await time(page).waitFor();
      await becomes(async () => [await rate(page).inputValue(), await time(page).inputValue()], ['7.25', '9']);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'asks before what was changed is lost, and leaves it there [O4.09, S4.21]',
    async ({ page, open }) => {
      await open(edit(2));
      await time(page).fill('8');
      await page.getByRole('link', { name: 'Back to the dashboard' }).click();
      const question = page.getByRole('dialog');
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect([placeOf(page), await time(page).inputValue()]).toEqual([edit(2), '8']);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'is told of what another tab saved, and loads it when asked to',
    async ({ page, open, store }) => {
      await open(edit(2));
      await time(page).fill('8');
      const other = await page.context().newPage();
      await other.goto(page.url());
      await time(other).fill('12');
      await save(other).click();
      await other.getByText(success).waitFor();
      await page.getByText(/^The free listings were changed elsewhere/).waitFor();
      expect(await time(page).inputValue()).toBe('8');
      await button(page, 'Load again').click();
      await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '12'));
      expect([await time(page).inputValue(), (await stored(store)).time]).toEqual(['12', '12']);
    },
    { scenario: 'ads-complete' },
  );
});

describe('a save that fails in part', () => {
  const post = (path: string): Fault => ({ method: 'POST', path: `/wc/gla/mc/${path}`, status: 500, times: 3 });
  const audience = post('target_audience');
  const settings = post('settings');
  const rates = post('shipping/rates/batch');
  const times = post('shipping/times/batch');

  it.each([
    [
      'There is an error in the following action: Target audience. Other changes have been saved. Please try again later.',
      [audience],
    ],
    [
      'There are errors in the following actions: Merchant Center settings and Shipping times. Other changes have been saved. Please try again later.',
      [settings, times],
    ],
    [
      'There are errors in the following actions: Target audience, Merchant Center settings, Shipping rates and Shipping times. Please try again later.',
      [audience, settings, rates, times],
    ],
    ['Something went wrong while saving your changes. Please try again later.', [post('settings/sync')]],
  ] as const)(
    'names what failed, keeps it, and saves it the next time: %s [O4.13, O8.15]',
    async ({ page, open, store, problems }, text, faults) => {
      problems.allow(...provoked);
      await open(edit(2));
      await time(page).fill('14');
      await rate(page).fill('3.50');
      for (const fault of faults) await store.fault(fault);
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 500) refused.push(answer.headers()['x-request-id'] ?? 'none');
      });
      await save(page).click();
      const said = page.getByRole('alert').filter({ hasText: 'Please try again later.' });
      await said.first().waitFor();
      expect((await said.first().textContent())?.includes(text) ? text : await said.allTextContents()).toBe(text);
      expect(await said.getByText(/^An error stopped your store \(500\)\. Try again in a minute/).count()).toBe(1);
      const reference = await said.getByText(/^Reference: /).textContent();
      expect(refused.map((id) => `Reference: ${id}`)).toContain(reference);
      expect([await time(page).inputValue(), await rate(page).inputValue()]).toEqual(['14', '3.50']);
      await store.clearFaults();
      await save(page).click();
      await page.getByText(success).waitFor();
      expect(await stored(store)).toMatchObject({ time: '14', rate: 3.5 });
    },
    { scenario: 'ads-complete' },
  );
});
