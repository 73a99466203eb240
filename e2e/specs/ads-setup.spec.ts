import type { Page } from 'playwright-core';
import {
  adsAccounts,
  amountField,
  approveBilling,
  at,
  billingOpen,
  button,
  campaigns,
  createAccount,
  dialog,
  enterAmount,
  goOn,
  launch,
  launched,
  looksRight,
  notice,
  provoked,
  staysWhenAsked,
  toBilling,
} from '../src/ads';
import { keyboard, mouse, type InputMethod } from '../src/input-methods';
import { it, openStore, type Scene } from '../src/scene';
import { becomes, until } from '../src/waiting';

openStore();

/** Sets up billing at the provider, in its tab, and comes back. */
async function payAtTheProvider(page: Page, hand: InputMethod) {
  const opened = page.context().waitForEvent('page');
  await hand.press(page.getByRole('link', { name: /^Set up billing/ }));
  const provider = await opened;
  await provider.getByRole('button', { name: 'Approve billing' }).click();
  await provider.getByText('Billing is set up.').waitFor();
  await provider.close();
}

async function wholeSetup({ page, store, open, problems }: Scene, hand: InputMethod) {
  problems.allow(billingOpen);
  await open('/google/setup-ads');
  await button(page, 'Connect a Google Ads account').waitFor();
  expect(await button(page, 'Continue').isEnabled()).toBe(false);
  await page.getByText('Spend $500 and get $500 in ad credit').waitFor();
  await looksRight(page);
  await createAccount(page, hand);
  await page.getByText(/^Account \d+$/).waitFor();
  expect(await adsAccounts(store)).toHaveLength(3);
  await goOn(page, hand);

  await button(page, 'Please make sure daily average cost is greater than 0. Enter a daily budget above 0.').waitFor();
  expect(await button(page, 'Continue').isEnabled()).toBe(false);
  await enterAmount(page, hand, '19.99');
  await page.getByText('$607.70').waitFor();
  await page.getByText(/Consider \$20\.00 or more a day\.$/).waitFor();
  await looksRight(page);
  await enterAmount(page, hand, '20.35');
  await page.getByText('$618.64').waitFor();
  expect(await page.getByText(/or more a day\.$/).count()).toBe(0);
  await hand.press(button(page, 'What do I pay for?'));
  await page.getByText(/^You pay only when somebody clicks/).waitFor();
  await goOn(page, hand);

  await button(page, 'Set up billing in Google Ads').waitFor();
  await becomes(async () => [await launch(page).isEnabled(), await page.getByText('$20.35').count()], [false, 1]);
  await looksRight(page);
  await payAtTheProvider(page, hand);
  await hand.press(button(page, 'Check now'));
  await page.getByText(/^Billing is set up\./).waitFor();
  await looksRight(page);
  await hand.press(launch(page));
  await launched(page);
  expect(new URL(page.url()).search).toBe('?guide=campaign-creation-success');
  await looksRight(page);
  await dialog(page, /successfully/)
    .getByText(/^Campaign .* runs with \$20\.35 a day in United States \(US\) and United Kingdom \(UK\)\.$/)
    .waitFor();
  expect((await campaigns(store)).map(({ amount, targeted_locations }) => [amount, targeted_locations])).toEqual([
    [20.35, ['US', 'GB']],
  ]);
  await hand.press(dialog(page, /successfully/).getByRole('button', { name: 'Got it' }));
  await page.getByRole('rowheader', { name: /^Campaign \d{4}-/ }).waitFor();
}

describe('the ads setup', () => {
  it(
    'is done by mouse: a new account, a campaign with its amounts, billing at the provider, launch [S2.04, S2.32, S2.35, S4.22, S4.23, S4.24, S9.10, S7.34]',
    (scene) => wholeSetup(scene, mouse),
    { scenario: 'complete' },
  );

  it(
    'is done by the keyboard on a phone of 320 pixels [S2.32, S4.22, S4.23, S4.24] [G17]',
    (scene) => wholeSetup(scene, keyboard),
    { scenario: 'complete', viewport: { width: 320, height: 700 } },
  );

  it(
    'shows the ad credit of every country in a table and gives the focus back [S1.08, S9.08, O9.05]',
    async ({ page, open }) => {
      await open('/google/setup-ads');
      await button(page, 'See the amounts by country').click();
      const rows = dialog(page, 'Ad credit by country').getByRole('row');
      await rows.filter({ hasText: 'Japan' }).getByText('60,000 JPY').waitFor();
      await rows.filter({ hasText: 'United Kingdom' }).getByText('400 GBP').waitFor();
      expect(await rows.count()).toBe(99);
      await page.setViewportSize({ width: 320, height: 700 });
      await looksRight(page);
      await page.keyboard.press('Escape');
      await dialog(page, 'Ad credit by country').waitFor({ state: 'detached' });
      await becomes(() => page.evaluate(() => document.activeElement?.textContent), 'See the amounts by country');
    },
    { scenario: 'complete' },
  );

  it(
    'links an existing account, says at once what to do about its billing, and comes back to its step after a reload [S4.22, S5.17] [decisions 19]',
    async ({ page, open, store }) => {
      await open('/google/setup-ads');
      await button(page, 'Select an account').waitFor();
      expect(await button(page, 'Connect').isEnabled()).toBe(false);
      await page.getByLabel('Select an account to connect').selectOption('3456789012');
      await button(page, 'Connect').click();
      await page.getByText('Account 3456789012').waitFor();
      expect(await page.getByText(/in ad credit/).count()).toBe(0);
      await goOn(page, mouse);
      await enterAmount(page, mouse, '30');
      await goOn(page, mouse);
      await page.getByText(/^Billing is set up\.|existed before/).waitFor();
      await page.reload();
      await page.getByText('912.00', { exact: false }).waitFor();
      expect(new URL(page.url()).search).toBe('?step=billing');
      await button(page, /Create your paid campaign/).click();
      await amountField(page).waitFor();
      await becomes(() => amountField(page).inputValue(), '30.00');
      expect(await adsAccounts(store)).toHaveLength(2);
    },
    { scenario: 'complete' },
  );

  it(
    'asks for full access before anything else when the ads permission is missing [S4.22, S6.03, S8.46, O6.02]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      const { email } = await store.call<{ email: string }>('GET', '/wc/gla/google/connected');
      const scope = ['https://www.googleapis.com/auth/content'];
      await store.fault(at('GET', 'google/connected', { status: 200, body: { active: 'yes', email, scope } }));
      await store.fault(at('GET', 'google/connect', { status: 500, body: { message: 'Broken' }, times: 1 }));
      await open('/google/setup-ads');
      const allow = button(page, /^Allow full access/);
      await allow.waitFor();
      await looksRight(page);
      expect(await button(page, 'Continue').isEnabled()).toBe(false);
      await allow.click();
      await notice(page, 'Unable to get Google authorization page. Please try again later.').waitFor();
      await allow.click();
      await page.waitForURL('**/sandbox/**');
    },
    { scenario: 'complete' },
  );

  it(
    'warns before what was entered is left, and never leads back into a setup that is done [S4.21]',
    async ({ page, open, store }) => {
      await open('/google/setup-ads?step=campaign');
      await enterAmount(page, mouse, '25');
      await staysWhenAsked(page, () => page.getByRole('link', { name: 'Back to the dashboard' }).click());
      expect(await amountField(page).inputValue()).toBe('25.00');
      await store.call('POST', '/wc/gla/ads/setup/complete');
      page.on('dialog', (asked) => void asked.accept());
      await open('/google/setup-ads');
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    },
    { scenario: 'ads-pending-billing' },
  );
});

describe('billing', () => {
  const asked = (page: Page) => {
    let count = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/ads/billing-status')) count += 1;
    });
    return () => count;
  };
  const tell = (page: Page, what: 'focus' | 'blur') =>
    page.evaluate((name) => void window.dispatchEvent(new Event(name)), what);
  /** Every call that was begun has ended. */
  const quiet = (page: Page) => page.waitForLoadState('networkidle');

  it(
    'is asked every 30 seconds while the window has the focus, at once when it comes back, and says what to do after ten minutes [S4.24, S9.06, O9.06] [decisions 19]',
    async (scene) => {
      const { page, store, problems } = scene;
      // Hours pass in a moment: what is loaded meanwhile is late.
      problems.allow(/notices and dialogs did not load/);
      await page.clock.install();
      await toBilling(scene, mouse);
      await page.getByRole('link', { name: /^Set up billing/ }).waitFor();
      await quiet(page);
      const count = asked(page);
      await page.clock.fastForward(26_000);
      expect(count()).toBe(0);
      await page.clock.fastForward(7_000);
      await until(() => count() === 1);
      await quiet(page);
      await tell(page, 'blur');
      await page.clock.fastForward(300_000);
      expect(count()).toBe(1);
      await tell(page, 'focus');
      await until(() => count() === 2);
      await quiet(page);
      await page.clock.fastForward(300_000);
      await page.getByText(/^Still no payment method\. Open the billing page of Google Ads/).waitFor();
      await looksRight(page);
      await approveBilling(store);
      await page.clock.fastForward(33_000);
      await page.getByText(/^Billing is set up\./).waitFor();
      const last = count();
      await page.clock.fastForward(300_000);
      expect([count(), await launch(page).isEnabled()]).toEqual([last, true]);
    },
    { scenario: 'ads-pending-billing' },
  );

  it(
    'tells the failure of the first look and of a check somebody asked for, not of those in between [S8.09]',
    async (scene) => {
      const { page, store, problems } = scene;
      problems.allow(...provoked);
      const text = 'There was an error getting the billing status of your Google Ads account.';
      await store.fault(at('GET', 'ads/billing-status', { status: 500, body: { message: 'Broken' } }));
      await toBilling(scene, mouse);
      await notice(page, text).waitFor();
      await notice(page, text).getByRole('button').last().click();
      await notice(page, text).waitFor({ state: 'detached' });
      await button(page, 'Check now').click();
      await notice(page, text).waitFor();
      await approveBilling(store);
      await store.clearFaults();
      await button(page, 'Check now').click();
      await page.getByText(/^Billing is set up\./).waitFor();
    },
    { scenario: 'ads-pending-billing' },
  );
});
