import type { Page } from 'playwright-core';
import { pressOn } from '../src/keyboard';
import { openStore, it } from '../src/scene';
import { button, card, looksRight, stepPath } from '../src/setup';

openStore();

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page) => page.getByRole('status');

it(
  'a newcomer finds the sandbox from the store admin and steers it by keyboard: state, Google account, clock, fault, reset [S-13]',
  async ({ page, store, open, problems }) => {
    problems.allow(/(status of|server error:) 503/);
    await open('/google/start');
    const [sandbox] = await Promise.all([
      page.context().waitForEvent('page'),
      pressOn(page.getByRole('link', { name: /sandbox/i }), 'Enter'),
    ]);
    for (const width of [320, 1280]) {
      await sandbox.setViewportSize({ width, height: 900 });
      await looksRight(sandbox);
    }
    await pressOn(button(part(sandbox, 'Scenarios'), 'Load Account disapproved'), 'Enter');
    await said(sandbox).getByText('The scenario is loaded.').waitFor();
    await part(sandbox, 'Scenarios').getByText('Account disapproved loaded').waitFor();

    await pressOn(button(part(sandbox, 'Google accounts'), 'Connect as Kim Ledger'), 'Enter');
    await said(sandbox).getByText('The Google account is connected.').waitFor();
    await pressOn(button(part(sandbox, 'Clock'), 'Forward 3 days'), 'Enter');
    await part(sandbox, 'Clock').getByText('3 days ahead of real time').waitFor();

    const faults = part(sandbox, 'Faults');
    await faults.getByLabel('Call').selectOption('GET /wc/gla/mc/review');
    await faults.getByLabel('What happens').selectOption({ label: 'Says: busy, try again in 5 seconds (503)' });
    await pressOn(button(faults, 'Add fault'), 'Enter');
    await faults.getByText('answers 503').waitFor();
    expect(await store.call<unknown[]>('GET', '/sandbox/v1/faults')).toMatchObject([{ status: 503, times: 1 }]);

    await pressOn(part(sandbox, 'Reset').getByRole('link', { name: 'Reset…' }), 'Enter');
    await sandbox.getByRole('heading', { name: 'Reset the sandbox?' }).waitFor();
    await looksRight(sandbox);
    await pressOn(button(sandbox, 'Reset'), 'Enter');
    await said(sandbox).getByText('Everything is back at its beginning.').waitFor();
    expect(await store.call<unknown[]>('GET', '/sandbox/v1/faults')).toEqual([]);
  },
  { scenario: 'fresh' },
);

it(
  'who is chosen on the consent page decides what happens: one whose account has claimed another URL is asked to switch [S4.03, S4.06] [S-13]',
  async ({ page, open, problems }) => {
    problems.allow(/status of 409/);
    await open(stepPath.accounts);
    await button(card(page, 'WordPress.com'), /^Connect/).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await button(card(page, 'Google account'), /^Connect/).click();
    await page.getByRole('heading', { name: 'Choose your Google account' }).waitFor();
    await page.setViewportSize({ width: 320, height: 900 });
    await looksRight(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('radio', { name: /A merchant account that has claimed another URL/ }).check();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByLabel('Select an account to connect').selectOption({ index: 1 });
    await button(page, 'Connect').click();
    await button(page, 'Switch to this new URL').click();
    await button(page, 'Continue').and(page.locator(':not([aria-disabled="true"])')).waitFor();
  },
  { scenario: 'fresh' },
);
