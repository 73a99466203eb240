import type { Page } from 'playwright-core';
import { at, button, callsOf, campaigns, dialog, looksRight, provoked } from '../src/ads';
import { keyboard, mouse } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import { becomes, until } from '../src/waiting';

openStore();

const all = (page: Page) => dialog(page, 'Disconnect all accounts?');
const adsOnly = (page: Page) => dialog(page, 'Disconnect your Google Ads account?');
const toldOn = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();
const two = '2 campaigns keep running and spending up to 28.00 EUR a day in Google Ads.';
const one = '1 campaign keeps running and spending up to 20.00 EUR a day in Google Ads.';

describe('disconnecting while campaigns run', () => {
  it.each([
    ['mouse', mouse, 1280],
    ['keyboard', keyboard, 320],
  ] as const)(
    'says how many keep spending how much a day, and pauses them first; what fails is named with Retry: by %s [O4.07, O4.10, O7.11, O7.20]',
    async ({ page, open, store, problems }, _name, hand, width) => {
      problems.allow(...provoked);
      await page.setViewportSize({ width, height: 800 });
      await open('/google/settings');
      await hand.press(button(page, 'Disconnect all accounts'));
      await all(page).getByText(two, { exact: true }).waitFor();
      await looksRight(page);
      await store.fault(at('PATCH', 'ads/campaigns/{id}', { status: 400, body: { message: 'Not now' }, times: 1 }));
      await hand.press(all(page).getByRole('button', { name: 'Pause all 2 first' }));
      await all(page).getByText('“Everything, everywhere” could not be paused.', { exact: true }).waitFor();
      await all(page).getByText(one, { exact: true }).waitFor();
      await looksRight(page);
      expect((await campaigns(store)).map(({ name, status }) => [name, status])).toEqual([
        ['Everything, everywhere', 'enabled'],
        ['Candles for the winter', 'paused'],
        ['Lanterns 2024', 'paused'],
      ]);
      await hand.press(all(page).getByRole('button', { name: 'Retry pausing' }));
      await all(page).getByText('All campaigns are paused.').waitFor();
      expect((await campaigns(store)).map(({ status }) => status)).toEqual(['paused', 'paused', 'paused']);
      const tick = all(page).getByRole('checkbox', { name: 'Yes, I want to disconnect all my accounts.' });
      await until(() => tick.evaluate((box) => box === document.activeElement));
      await hand.tick(tick);
      await hand.press(all(page).getByRole('button', { name: 'Disconnect all accounts' }));
      await page.waitForURL('**/google/start');
      await toldOn(page, 'All your accounts are disconnected.').waitFor();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    },
    { scenario: 'currency-mismatch' },
  );

  it.each([
    [1280, 'two run'],
    [1280, 'none runs'],
    [400, 'two run'],
    [400, 'none runs'],
  ] as const)(
    'keeps the buttons where they are while the campaigns are read, and no room afterwards, %i pixels wide, %s: a press would go beside them',
    async ({ page, open, store }, width, running) => {
      if (running === 'none runs')
        for (const { id } of await campaigns(store))
          await store.call('PATCH', `/wc/gla/ads/campaigns/${id}`, { status: 'paused' });
      await page.setViewportSize({ width, height: 900 });
      await open('/google/settings');
      await button(page, 'Disconnect Google Ads account only').waitFor();
      await page.waitForLoadState('networkidle');
      await store.fault(at('GET', 'ads/campaigns', { delayMs: 1000, times: 1 }));
      await button(page, 'Disconnect Google Ads account only').click();
      await adsOnly(page).getByText('Checking which campaigns are running…').waitFor();
      const pressed = [adsOnly(page).getByRole('checkbox'), button(page, 'Never mind')];
      const places = () => Promise.all(pressed.map((each) => each.boundingBox()));
      const before = await places();
      const found = adsOnly(page).getByText(running === 'two run' ? two : 'No campaigns are running.', { exact: true });
      await found.waitFor();
      expect(await places()).toEqual(before);
      const told = adsOnly(page).getByRole('status');
      const notice = told.locator('> *');
      expect((await told.boundingBox())?.height).toBe((await notice.boundingBox())?.height);
      await looksRight(page);
    },
    { scenario: 'currency-mismatch' },
  );

  it(
    'shows how far it is, and lets nobody disconnect or close before the last answer is there',
    async ({ page, open, store }) => {
      await open('/google/settings');
      await button(page, 'Disconnect all accounts').click();
      await all(page).getByRole('checkbox').check();
      await store.fault(at('PATCH', 'ads/campaigns/{id}', { delayMs: 700 }));
      await all(page).getByRole('button', { name: 'Pause all 2 first' }).click();
      await all(page).getByRole('button', { name: 'Pausing campaign 1 of 2…' }).waitFor();
      const confirm = all(page).getByRole('button', { name: 'Disconnect all accounts' });
      expect([await confirm.isEnabled(), await button(page, 'Never mind').isEnabled()]).toEqual([false, false]);
      await all(page).getByText('Wait until your campaigns are paused').waitFor();
      await page.keyboard.press('Escape');
      await all(page).getByRole('button', { name: 'Pausing campaign 2 of 2…' }).waitFor();
      await all(page).getByText('All campaigns are paused.').waitFor();
      await becomes(() => confirm.isEnabled(), true);
    },
    { scenario: 'currency-mismatch' },
  );

  it(
    'says the same where the ads account alone is disconnected, and goes on without pausing where that is wanted [O4.10, O7.18]',
    async ({ page, open, store }) => {
      const pauses = () => callsOf(store, 'updateCampaign');
      const before = await pauses();
      await open('/google/settings');
      await button(page, 'Disconnect Google Ads account only').click();
      await adsOnly(page).getByText(two, { exact: true }).waitFor();
      await adsOnly(page).getByRole('checkbox').check();
      await adsOnly(page).getByRole('button', { name: 'Disconnect Google Ads account only' }).click();
      await toldOn(page, 'Your Google Ads account is disconnected.').waitFor();
      await page.getByRole('link', { name: 'Connect Google Ads' }).waitFor();
      expect(await pauses()).toBe(before);
      await page.reload();
      await page.getByRole('link', { name: 'Connect Google Ads' }).waitFor();
      await button(page, 'Disconnect all accounts').click();
      await all(page).getByText('Your shipping and tax settings are deleted.', { exact: false }).waitFor();
      expect(
        await all(page)
          .getByText(/campaigns are running/)
          .count(),
      ).toBe(0);
      expect(await toldOn(page, 'Your Google Ads account is disconnected.').count()).toBe(0);
    },
    { scenario: 'currency-mismatch' },
  );

  it(
    'says so when no campaign runs',
    async ({ page, open, store }) => {
      for (const { id } of await campaigns(store))
        await store.call('PATCH', `/wc/gla/ads/campaigns/${id}`, { status: 'paused' });
      await open('/google/settings');
      await button(page, 'Disconnect all accounts').click();
      await all(page).getByText('No campaigns are running.').waitFor();
    },
    { scenario: 'currency-mismatch' },
  );

  it.each([['ads/campaigns'], ['ads/connection']])(
    'says that nobody knows when they cannot be read, tries again, and lets the admin go on all the same: %s',
    async ({ page, open, store, problems }, path) => {
      problems.allow(...provoked);
      await open('/google/settings');
      await page.getByText(/^Account \d+ \(EUR\)$/).waitFor();
      await store.fault(at('GET', path, { status: 500, body: { message: 'Broken' } }));
      if (path === 'ads/connection') await page.reload();
      await button(page, 'Disconnect all accounts').click();
      const unknown = all(page).getByText('We could not check whether campaigns are running.', { exact: false });
      await unknown.waitFor();
      await looksRight(page);
      await store.clearFaults();
      await all(page).getByRole('button', { name: 'Retry' }).click();
      await all(page).getByText(two, { exact: true }).waitFor();
      await button(page, 'Never mind').click();
      await store.fault(at('GET', path, { status: 500, body: { message: 'Broken' } }));
      if (path === 'ads/connection') await page.reload();
      await button(page, 'Disconnect all accounts').click();
      await unknown.waitFor();
      await all(page).getByRole('checkbox').check();
      await all(page).getByRole('button', { name: 'Disconnect all accounts' }).click();
      await page.waitForURL('**/google/start');
      await toldOn(page, 'All your accounts are disconnected.').waitFor();
    },
    { scenario: 'currency-mismatch' },
  );

  it(
    'disconnects nothing before it is known what keeps spending',
    async ({ page, open, store }) => {
      await open('/google/settings');
      await button(page, 'Disconnect all accounts').waitFor();
      await store.fault(at('GET', 'ads/campaigns', { delayMs: 1500, times: 1 }));
      await button(page, 'Disconnect all accounts').click();
      await all(page).getByRole('checkbox').check();
      await all(page).getByText('Checking which campaigns are running…').waitFor();
      const confirm = all(page).getByRole('button', { name: 'Disconnect all accounts' });
      expect(await confirm.isEnabled()).toBe(false);
      await all(page).getByText(two, { exact: true }).waitFor();
      await becomes(() => confirm.isEnabled(), true);
    },
    { scenario: 'currency-mismatch' },
  );
});

describe('disconnecting from the view of another provider account', () => {
  it(
    'says what is known of the campaigns there too [O4.12, O8.16]',
    async ({ page, open, store, problems }) => {
      problems.allow(/^console: .*status of 40[13]/);
      await store.call('POST', '/sandbox/v1/identity', { email: 'bookkeeping@lantern-and-loam.example' });
      await open('/google/settings?subpath=/reconnect-google-account');
      await page.getByText('This is not the account you used before').waitFor();
      await button(page, 'Disconnect all accounts').click();
      await all(page).getByText(two, { exact: true }).waitFor();
      await all(page).getByRole('checkbox').check();
      await all(page).getByRole('button', { name: 'Disconnect all accounts' }).click();
      await page.waitForURL('**/google/start');
      await toldOn(page, 'All your accounts are disconnected.').waitFor();
    },
    { scenario: 'currency-mismatch' },
  );
});

it(
  'leads the other tabs to the start too, and says there why [S6.06, O4.10]',
  async ({ page, open, store, problems }) => {
    problems.allow(/^console: .*status of 40[13]/);
    await open('/google/dashboard');
    await page.getByText('Everything, everywhere').first().waitFor();
    await store.call('DELETE', '/wc/gla/connections');
    await page.getByRole('link', { name: 'Reports' }).first().click();
    await page.waitForURL('**/google/start');
    await toldOn(page, 'All your accounts are disconnected.').waitFor();
  },
  { scenario: 'ads-complete' },
);
