import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { keyboard, mouse } from '../src/input-methods';
import { placeOf } from '../src/lost-connection';
import { it, openStore } from '../src/scene';

openStore();

/** The fault is provoked: the answer itself and what the browser and the application log about it are no problem. */
const provoked = [/^server error: 500/, /^console: /];

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();

describe('the settings', () => {
  it(
    'show contact information and four accounts, each with a failure and a Retry of its own [O2.47, O3.06, O3.07, O3.08, O7.16]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      const failing = [
        ['WordPress.com', 'jetpack/connected', 'There was an error loading Jetpack account info.'],
        ['Google account', 'google/connected', 'There was an error loading Google account info.'],
        ['Google Merchant Center', 'mc/connection', 'There was an error loading Google Merchant Center account info.'],
        ['Google Ads', 'ads/connection', 'There was an error loading Google Ads account info.'],
      ] as const;
      for (const [, path] of failing) await store.fault({ method: 'GET', path: `/wc/gla/${path}`, status: 500 });
      await open('/google/settings');
      for (const [name, , text] of failing) await card(page, name).getByText(text).waitFor();
      // Parts that come later read what failed once more.
      await page.waitForLoadState('networkidle');
      await store.clearFaults();
      for (const [name] of failing) {
        await card(page, name).getByRole('button', { name: 'Retry' }).click();
        await card(page, name).getByText('Connected', { exact: true }).waitFor();
      }
      await card(page, 'Phone number').getByText('+1 213 373 4253').waitFor();
      await card(page, 'Store address').getByText('1600 Example Avenue, Suite 4, Albany, New York 12207').waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it.each([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)(
    'disconnect the ads account alone after a confirmation, and lead to linking one again: by %s [O4.10, O5.05, O7.18, O8.12]',
    async ({ page, open, store, problems }, _name, hand) => {
      problems.allow(...provoked);
      const ads = async () => (await store.call<{ status: string }>('GET', '/wc/gla/ads/connection')).status;
      await open('/google/settings');
      await hand.press(button(page, 'Disconnect Google Ads account only'));
      const confirm = dialog(page).getByRole('button', { name: 'Disconnect Google Ads account only' });
      await confirm.waitFor();
      expect(await confirm.isEnabled()).toBe(false);
      expect(await axeViolations(page)).toEqual([]);
      await hand.tick(dialog(page).getByRole('checkbox'));
      await store.fault({ method: 'DELETE', path: '/wc/gla/ads/connection', status: 500, times: 1 });
      await hand.press(confirm);
      await alert(page, 'Unable to disconnect your Google Ads account. Please try again later.').waitFor();
      expect([await ads(), await dialog(page).getByRole('checkbox').isChecked()]).toEqual(['connected', true]);
      await hand.press(confirm);
      const connect = page.getByRole('link', { name: 'Connect Google Ads' });
      await connect.waitFor();
      expect([await ads(), placeOf(page)]).toEqual(['disconnected', '/google/settings']);
      await hand.press(connect);
      await page.waitForURL('**/google/setup-ads*');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'disconnect all accounts after a confirmation and begin anew; a failure leaves everything as it was [O4.10, O7.20, O8.12]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await open('/google/settings');
      await button(page, 'Disconnect all accounts').click();
      await dialog(page).getByRole('checkbox', { name: 'Yes, I want to disconnect all my accounts.' }).check();
      await store.fault({ method: 'DELETE', path: '/wc/gla/connections', status: 500, times: 1 });
      const confirm = dialog(page).getByRole('button', { name: 'Disconnect all accounts' });
      await confirm.click();
      await alert(page, 'Unable to disconnect all your accounts. Please try again later.').waitFor();
      await confirm.click();
      await page.waitForURL('**/google/start');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      const { active } = await store.call<{ active: string }>('GET', '/wc/gla/google/connected');
      expect(active).toBe('no');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'send the store address once it differs; a failure is told and can be tried again [O2.48, O5.04, O7.23, O8.14]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      const contact = await store.call<object>('GET', '/wc/gla/mc/contact-information');
      const path = '/wc/gla/mc/contact-information';
      await open('/google/settings?subpath=/edit-store-address');
      await page.getByText('The Merchant Center already has this address').waitFor();
      expect(await button(page, 'Save details').isEnabled()).toBe(false);
      // Read when it is asked for, and anew when saving it failed: the store may have saved it all the same.
      await store.fault({
        method: 'GET',
        path,
        status: 200,
        body: { ...contact, is_mc_address_different: true },
        times: 2,
      });
      await store.fault({ method: 'POST', path, status: 500, times: 1 });
      await button(page, 'Get the address from my store').click();
      await button(page, 'Save details').and(page.locator(':enabled')).waitFor();
      await button(page, 'Save details').click();
      await alert(
        page,
        'Unable to update your Google Merchant Center contact information. Please try again later.',
      ).waitFor();
      await button(page, 'Save details').click();
      await page.waitForURL('**/google/settings');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'verify another phone number, and show it afterwards [O2.48, S4.18]',
    async ({ page, open, store }) => {
      await open('/google/settings');
      await page.getByRole('link', { name: 'Edit phone number' }).click();
      await page.getByRole('textbox', { name: 'Phone number' }).fill('213 373 4299');
      await button(page, 'Send verification code').click();
      await page.getByRole('group', { name: 'Verification code' }).waitFor();
      const sent = await store.phone();
      await page.keyboard.type(sent.at(-1)?.code ?? '');
      await page.keyboard.press('Enter');
      await page.getByText('Verified', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Back to settings' }).click();
      await card(page, 'Phone number').getByText('+1 213 373 4299').waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'follow what another tab changed, and lead to the setup without a Google account [O2.49] [decisions 1]',
    async ({ page, open, store, problems }) => {
      // The page starts the reads of the settings before it knows that the account is lost.
      problems.allow(/^console: .*status of 401/);
      await open('/google/settings');
      await card(page, 'Google Ads').getByText('Connected', { exact: true }).waitFor();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button(other, 'Disconnect Google Ads account only').click();
      await dialog(other).getByRole('checkbox').check();
      await dialog(other).getByRole('button', { name: 'Disconnect Google Ads account only' }).click();
      await page.getByRole('link', { name: 'Connect Google Ads' }).waitFor();
      await store.call('DELETE', '/wc/gla/google/connect');
      await page.reload();
      await page.waitForURL('**/google/start');
    },
    { scenario: 'ads-complete' },
  );
});
