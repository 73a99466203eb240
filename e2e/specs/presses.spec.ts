import type { Page } from 'playwright-core';
import { amountField, enterAmount } from '../src/ads';
import { mouse } from '../src/input-methods';
import { press } from '../src/press';
import { it, openStore, type Scene } from '../src/scene';
import { ready, screens } from '../src/screens';
import { button, card, opens, stepPath } from '../src/setup';

openStore();

/** The mouse found the button where it was pressed, and the button heard of it. */
const steady = { moved: 0, taken: true };

const primary = '.MuiButton-contained:not(.Mui-disabled):not([aria-disabled="true"])';

/** Names of what was pressed on the screens. */
const pressed = new Set<string>();

/**
 * Presses every primary button that can be pressed, without its action; answers with those that moved or lost the
 * press.
 */
async function pressAll(page: Page): Promise<readonly unknown[]> {
  const lost: unknown[] = [];
  for (const target of await page.locator(primary).filter({ visible: true }).all()) {
    const name = (await target.textContent()) ?? '';
    pressed.add(name);
    const result = await press(target, { stopsClick: true });
    if (result.moved !== 0 || !result.taken) lost.push({ name, ...result });
  }
  return lost;
}

describe('a primary button that is pressed for 100 ms stays where it is and takes the click', () => {
  it.each(screens.map((screen) => [screen.name, screen] as const))('on every screen: %s', async (scene, _name, at) => {
    await scene.store.scenario(at.scenario);
    await scene.open(at.path);
    await ready(scene.page, at.shows);
    expect(await pressAll(scene.page)).toEqual([]);
  });

  test('and there were buttons to press', () =>
    expect([...pressed]).toEqual(
      expect.arrayContaining(['Start listing products →', 'Continue', 'Add paid campaign', 'Next']),
    ));

  const dialog = (page: Page) => page.getByRole('dialog');
  const tick = (page: Page) => dialog(page).getByRole('checkbox').check();
  const dialogs: [string, string, string, string, (page: Page) => Promise<unknown>][] = [
    [
      'terms of a merchant account',
      'connected',
      '/google/setup-mc',
      'Create account',
      async (page) => {
        await button(card(page, 'Google Merchant Center'), /^Create account/).click();
        await tick(page);
      },
    ],
    [
      'terms of an ads account',
      'complete',
      '/google/setup-ads',
      'Create account',
      async (page) => {
        await button(page, /^Create a new Google Ads account$|^Create account/).click();
        await tick(page);
      },
    ],
    [
      'an estimate',
      'shipping-saved',
      stepPath.listings,
      'Save',
      (page) => button(page, 'Edit the shipping time for United States (US)').click(),
    ],
    [
      'a campaign to be removed',
      'ads-complete',
      '/google/dashboard',
      'Remove campaign',
      (page) => button(page, 'Remove Lanterns 2024').click(),
    ],
    [
      'a review',
      'disapproved',
      '/google/product-feed',
      'Request account review',
      async (page) => {
        await button(page, 'Request review').click();
        await tick(page);
      },
    ],
    [
      'an ads account to be disconnected',
      'ads-complete',
      '/google/settings',
      'Disconnect Google Ads account only',
      async (page) => {
        await button(page, 'Disconnect Google Ads account only').click();
        await tick(page);
      },
    ],
    [
      'all accounts to be disconnected',
      'ads-complete',
      '/google/settings',
      'Disconnect all accounts',
      async (page) => {
        await button(page, 'Disconnect all accounts').click();
        await tick(page);
      },
    ],
  ];

  it.each(dialogs)('in the dialog of %s', async ({ page, store, open }, _name, scenario, path, action, prepare) => {
    await store.scenario(scenario);
    await open(path);
    await prepare(page);
    const target = dialog(page).getByRole('button', { name: action, exact: true });
    await opens(target);
    expect(await press(target, { stopsClick: true })).toEqual(steady);
  });
});

describe('a press that leaves a field with something typed finds its button where it was, and the same press is enough', () => {
  const time = (page: Page) => page.getByRole('textbox', { name: /^Shipping time for .*United States/ });
  const rate = (page: Page) => page.getByRole('textbox', { name: /^Shipping rate for/ }).first();
  const requirements = (page: Page) => page.getByRole('heading', { level: 2, name: 'Confirm store requirements' });
  const timesOf = ({ store }: Scene) =>
    store.call<Record<string, { time: string }>>('GET', '/wc/gla/mc/shipping/times');

  it(
    'Continue of step 3 after a changed time [S4.16, S4.17]',
    async (scene) => {
      const { page, open } = scene;
      await open(stepPath.listings);
      await time(page).fill('11');
      expect(await press(button(page, 'Continue'))).toEqual(steady);
      await requirements(page).waitFor();
      expect((await timesOf(scene))['US']?.time).toBe('11');
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'Continue of step 3 after the first time, which counts before it is left [S4.16, S4.17, S5.07]',
    async (scene) => {
      const { page, open } = scene;
      await open(stepPath.listings);
      await page.getByRole('radio', { name: 'My store uses destination-based tax rates.' }).check();
      await time(page).pressSequentially('6');
      await opens(button(page, 'Continue'));
      expect(await press(button(page, 'Continue'))).toEqual(steady);
      await requirements(page).waitFor();
      const times = Object.values(await timesOf(scene)).map(({ time: days }) => days);
      expect([...new Set(times)]).toEqual(['6']);
    },
    { scenario: 'audience-saved' },
  );

  it(
    'Continue of step 3 after a rate that brings a further question: the press moves nothing and leads nowhere, the question stands there [S5.04]',
    async ({ page, open }) => {
      await open(stepPath.listings);
      await page.getByRole('radio', { name: 'I enter estimated shipping rates here' }).check();
      const fields = page.getByRole('textbox', { name: /^Shipping rate for/ });
      await fields.first().waitFor();
      while (
        (await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).some(
          (value) => value !== '0.00',
        )
      ) {
        const left = await fields.evaluateAll((all) =>
          all.findIndex((one) => (one as HTMLInputElement).value !== '0.00'),
        );
        await fields.nth(left).fill('0');
        await page.keyboard.press('Tab');
      }
      await opens(button(page, 'Continue'));
      await rate(page).fill('3');
      const reason = 'Please select an option for whether to offer free shipping.';
      await button(page, reason).waitFor();
      expect((await press(page.getByRole('button', { name: 'Continue' }))).moved).toBe(0);
      await page.getByText('Do you offer free shipping for orders over a certain amount?').waitFor();
      expect(await requirements(page).count()).toBe(0);
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'an option that is chosen by the press that leaves a field is chosen, and both are saved [S4.13, S4.15]',
    async (scene) => {
      const { page, open, store } = scene;
      await open(stepPath.listings);
      await time(page).fill('14');
      const manual = page.getByRole('radio', { name: 'My store does not use destination-based tax rates.' });
      expect(await press(manual)).toEqual(steady);
      expect(await manual.isChecked()).toBe(true);
      expect(await press(button(page, 'Continue'))).toEqual(steady);
      await requirements(page).waitFor();
      const { tax_rate: tax } = await store.call<{ tax_rate: string }>('GET', '/wc/gla/mc/settings');
      expect([tax, (await timesOf(scene))['US']?.time]).toEqual(['manual', '14']);
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'Save changes of the free listings [O2.52]',
    async (scene) => {
      const { page, open } = scene;
      await open('/google/dashboard?subpath=/free-listings/edit&pageStep=2');
      await time(page).fill('12');
      expect(await press(button(page, 'Save changes'))).toEqual(steady);
      await page.getByText(/^Your changes to your Free Listings have been saved/).waitFor();
      expect((await timesOf(scene))['US']?.time).toBe('12');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'Save of an estimate [S2.27, S5.11]',
    async ({ page, open }) => {
      await open(stepPath.listings);
      await button(page, 'Edit the shipping time for United States (US)').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^Then the estimated/ }).fill('13');
      expect(await press(dialog.getByRole('button', { name: 'Save' }))).toEqual(steady);
      await dialog.waitFor({ state: 'detached' });
      expect(await time(page).inputValue()).toBe('13');
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'Create paid campaign, and Save changes of a budget [O2.53, O5.06]',
    async ({ page, open }) => {
      await open('/google/dashboard?subpath=/campaigns/create');
      await amountField(page).fill('1234.5');
      expect(await press(button(page, 'Create paid campaign'))).toEqual(steady);
      await page.getByText('You’ve successfully created a paid campaign!').first().waitFor();
      await button(page, 'Edit Everything, everywhere').click();
      await button(page.getByRole('dialog'), /^(Continue|Edit)/).click();
      await amountField(page).fill('31.5');
      expect(await press(button(page, 'Save changes'))).toEqual(steady);
      await page.getByRole('heading', { level: 1, name: 'Edit your paid campaign' }).waitFor({ state: 'detached' });
    },
    { scenario: 'ads-complete' },
  );

  it(
    'Continue of the ads setup [S5.16]',
    async ({ page, open }) => {
      await open('/google/setup-ads?step=campaign');
      await amountField(page).waitFor();
      await enterAmount(page, mouse, '20');
      await amountField(page).fill('25.5');
      expect(await press(button(page, 'Continue'))).toEqual(steady);
      await page.getByRole('heading', { level: 2, name: 'Your campaign' }).waitFor();
    },
    { scenario: 'ads-pending-billing' },
  );

  it(
    'Send verification code and Verify phone number [S5.15]',
    async ({ page, open, store }) => {
      await open(stepPath.requirements);
      await page.getByRole('textbox', { name: 'Phone number' }).fill('2133734253');
      expect(await press(button(page, 'Send verification code'))).toEqual(steady);
      const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox');
      await boxes.first().click();
      await page.keyboard.type((await store.phone())[0]?.code ?? '');
      expect(await press(button(page, 'Verify phone number'))).toEqual(steady);
      await page.getByText('Verified', { exact: true }).waitFor();
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'Apply of the days of a report [O5.01]',
    async ({ page, open }) => {
      await open('/google/reports?period=custom&after=2026-01-01&before=2026-01-31&compare=previous_period');
      // On a phone the button stands beneath the fields, where a message pushes it away.
      await page.setViewportSize({ width: 400, height: 850 });
      await page.getByRole('combobox', { name: 'Date range' }).click();
      const days = page.getByRole('textbox', { name: /^(Start|End) date/ });
      await days.last().fill('nonsense');
      expect(await press(button(page, 'Apply'))).toEqual(steady);
      await page.getByText('Invalid date').first().waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'Continue of step 2 while a changed audience is being saved [S4.10]',
    async ({ page, open }) => {
      await open(stepPath.audience);
      await button(page, 'Remove United Kingdom (UK)').click();
      await opens(button(page, 'Continue'));
      expect(await press(button(page, 'Continue'))).toEqual(steady);
    },
    { scenario: 'audience-saved' },
  );

  it(
    'each item of the checklist while the one before is being saved [S4.19]',
    async ({ page, open, store }) => {
      await open(stepPath.requirements);
      const items = page.getByRole('checkbox');
      await items.first().waitFor();
      for (const item of await items.all()) expect(await press(item)).toEqual(steady);
      expect(await items.evaluateAll((all) => all.every((one) => (one as HTMLInputElement).checked))).toBe(true);
      await page
        .getByRole('status')
        .filter({ hasText: /^Saved$/ })
        .waitFor();
      const { website_live: isLive } = await store.call<{ website_live: boolean }>('GET', '/wc/gla/mc/settings');
      expect(isLive).toBe(true);
    },
    { scenario: 'shipping-saved' },
  );
});
