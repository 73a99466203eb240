import type { Page } from 'playwright-core';
import { keyboard } from '../src/input-methods';
import { openStore, it } from '../src/scene';
import {
  button,
  card,
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

openStore();

const merchant = 'Google Merchant Center';
const next = (page: Page) => button(page, 'Continue');
const connected = (page: Page, name: string) => card(page, name).getByText('Connected', { exact: true });

async function connectExisting(page: Page) {
  await page.getByLabel('Select an account to connect').selectOption({ index: 1 });
  await button(page, 'Connect').click();
}

async function createAccount(page: Page) {
  await button(card(page, merchant), /^Create account/).click();
  const terms = page.getByRole('dialog');
  await terms.getByRole('checkbox').check();
  await pressTwice(button(terms, 'Create account'));
}

it(
  'each account that cannot be read says so in its card, and is read again there [S8.03, S8.04, S8.06, S8.07, S4.04]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    const reads = [
      ['WordPress.com', 'There was an error loading Jetpack account info.', once('GET jetpack/connected')],
      ['Google account', 'There was an error loading Google account info.', once('GET google/connected')],
      [merchant, 'There was an error loading Google Merchant Center account info.', once('GET mc/connection')],
      [merchant, 'There was an error getting your Google Merchant Center accounts.', once('GET mc/accounts')],
    ] as const;
    for (const [, , fault] of reads) await store.fault(fault);
    await open(stepPath.accounts);
    for (const [name, text] of reads) {
      await inPlace(page, text).waitFor();
      expect(await next(page).isEnabled()).toBe(false);
      await button(card(page, name), 'Retry').click();
      await inPlace(page, text).waitFor({ state: 'detached' });
    }
    await page.getByLabel('Select an account to connect').waitFor();
  },
  { scenario: 'existing-domain' },
);

it(
  'the way to an authorization page that cannot be had is told, and can be tried again [S8.11, S8.12, S8.13, S4.03, S4.07]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await store.fault(once('GET jetpack/connect'));
    await open(stepPath.accounts);
    const connect = button(card(page, 'WordPress.com'), /^Connect/);
    await connect.click();
    await notice(page, 'Unable to connect your WordPress.com account. Please try again later.').waitFor();
    await connect.click();
    await page.waitForURL('**/sandbox/**');

    await store.scenario('missing-scopes');
    await store.fault(once('GET google/connect'));
    await open(stepPath.accounts);
    const allow = button(card(page, 'Google account'), /^Allow full access/);
    await allow.click();
    await notice(page, 'Unable to connect your Google account. Please try again later.').waitFor();
    await opens(allow);

    await store.scenario('connected');
    await store.fault(once('DELETE google/connect'));
    await open(stepPath.accounts);
    const different = button(card(page, 'Google account'), /^Use another/);
    await different.click();
    await notice(page, 'Unable to connect to a different Google account. Please try again later.').waitFor();
    await connected(page, 'Google account').waitFor();
    await store.fault(slowly('DELETE google/connect'));
    await different.click();
    await notice(page, 'Connecting to a different Google account, please wait…').waitFor();
    await page.waitForURL('**/sandbox/**');
  },
  { scenario: 'fresh' },
);

it(
  'an account that claimed another URL is switched, or another one is chosen; a switch that fails keeps the card [S2.36, S4.06, S8.19, S8.20]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked, /status of 409/);
    await store.fault(once('POST mc/accounts'));
    await open(stepPath.accounts);
    await connectExisting(page);
    await notice(page, 'Unable to connect Merchant Center account. Please try again later.').waitFor();
    expect(await page.getByLabel('Select an account to connect').inputValue()).not.toBe('');
    await button(page, 'Connect').click();
    const change = button(page, 'Switch to this new URL');
    await change.waitFor();
    expect(await reasonsOf(next(page))).toEqual(['Switch your Merchant Center account to this store’s URL']);
    await button(page, 'Switch your Merchant Center account to this store’s URL').click();
    expect(await focusedName(page)).toBe('Switch to this new URL');
    await looksRight(page);

    await page.reload();
    await change.waitFor();
    await button(page, 'Switch account').click();
    await connectExisting(page);
    await store.fault(once('POST mc/accounts/switch-url', { body: { message: 'The provider has a bad day.' } }));
    await change.click();
    await notice(page, 'The provider has a bad day.').waitFor();
    await pressTwice(change);
    await connected(page, merchant).waitFor();
    await opens(next(page));
    const switches = (await store.calls()).filter(({ key, status }) => key === 'switchUrl' && status === 200);
    expect(switches).toHaveLength(1);
  },
  { scenario: 'conflict-409' },
);

it(
  'a URL that is claimed elsewhere is reclaimed; a failure stands in the card until the next try [S2.36, S4.06, S6.05, S8.21] [decisions 12]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked, /status of 403/);
    await open(stepPath.accounts);
    await connectExisting(page);
    const reclaim = button(page, 'Reclaim my URL');
    await reclaim.waitFor();
    expect(await reasonsOf(next(page))).toEqual(['Reclaim your store’s URL']);
    await store.fault(once('POST mc/accounts/claim-overwrite'));
    await reclaim.click();
    await inPlace(page, 'We were unable to reclaim this URL. You may not have permission').waitFor();
    await looksRight(page);
    await pressTwice(reclaim);
    await connected(page, merchant).waitFor();
  },
  { scenario: 'conflict-403' },
);

it(
  'an account that cannot have the URL says why, and the list stays usable [S8.19] [decisions 12]',
  async ({ page, open, problems }) => {
    problems.allow(/status of 406/);
    await open(stepPath.accounts);
    await connectExisting(page);
    const refused = notice(page, 'Unable to claim website URL with this Merchant Center Account.');
    await refused.waitFor();
    // Another try has the same answer: what can be done stands in the card.
    expect(await refused.innerText()).not.toContain('Reload the page');
    await page.locator('main').getByText('Ask the owner of the other account to remove the claim').waitFor();
    await looksRight(page);
    await opens(button(page, 'Connect'));
    await opens(button(page, 'Create a new Merchant Center account'));
  },
  { scenario: 'conflict-406' },
);

it(
  'a new account that is not ready yet is waited for, and one account is made however often it is pressed [S2.33, S2.34, S4.05, S4.06, S8.18] [C-3] [decisions 13]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await page.clock.install();
    await store.fault(once('POST mc/accounts', { body: { message: 'The provider has a bad day.' } }));
    await open(stepPath.accounts);
    await createAccount(page);
    await notice(page, 'The provider has a bad day.').waitFor();
    await createAccount(page);
    const countdown = page.getByText(/Next try in \d+ s/).first();
    for (let tries = 0; tries < 4; tries += 1) {
      await countdown.or(connected(page, merchant)).first().waitFor();
      if (await connected(page, merchant).isVisible()) break;
      await page.clock.fastForward(6_000);
    }
    await connected(page, merchant).waitFor();
    await opens(next(page));
    const made = (await store.calls()).filter(({ key, status }) => key === 'connectMerchantAccount' && status === 200);
    expect(made).toHaveLength(1);
  },
  { scenario: 'conflict-503' },
);

it(
  'a long wait says when it ends, goes on over a reload without asking again, and can be given up [S2.36, S4.06] [C-3] [decisions 13, 22]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    const wait = { status: 503, body: { message: 'Not ready yet.', id: 512000101, retry_after: 600 } };
    await store.fault(once('POST mc/accounts', wait));
    await open(stepPath.accounts);
    await createAccount(page);
    const countdown = page.getByText(/Next try in [45]\d\d s/).first();
    await countdown.waitFor();
    expect(await reasonsOf(next(page))).toEqual(['Wait until your Merchant Center account is ready']);
    await button(page, 'Wait until your Merchant Center account is ready').click();
    await looksRight(page);
    const asked = async () => (await store.calls()).filter(({ key }) => key === 'connectMerchantAccount').length;
    const before = await asked();
    // The server knows of the account that is being made.
    const known = { id: wait.body.id, status: 'incomplete', step: 'link' };
    await store.fault(once('GET mc/connection', { status: 200, body: known }));
    await page.reload();
    await countdown.waitFor();
    expect(await asked()).toBe(before);
    await button(page, 'Stop waiting').click();
    await opens(button(card(page, merchant), /^Create account/));
  },
  { scenario: 'connected' },
);

it(
  'another merchant account: the connection is taken down with a word, and a failure keeps it [S4.08, S8.15]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await open(stepPath.accounts);
    const different = button(card(page, merchant), /^Use another/);
    await different.waitFor();
    await store.fault(once('DELETE mc/connection'));
    await different.click();
    await notice(page, 'Unable to disconnect your Google Merchant Center account. Please try again later.').waitFor();
    await connected(page, merchant).waitFor();
    await opens(next(page));
    await store.fault(slowly('DELETE mc/connection'));
    await different.click();
    await notice(page, 'Disconnecting your Google Merchant Center account, please wait…').waitFor();
    await page.getByLabel('Select an account to connect').waitFor();
    expect(await next(page).isEnabled()).toBe(false);
  },
  { scenario: 'audience-saved' },
);

it(
  'nothing but the keyboard chooses an account, warns of a second one for the same domain, and accepts the terms [S2.33, S2.34, S4.05, S5.17]',
  async ({ page, open }) => {
    await open(stepPath.accounts);
    const create = button(page, 'Create a new Merchant Center account');
    await keyboard.press(create);
    const warning = page.getByRole('dialog', { name: 'Create a new Merchant Center account?' });
    await warning.waitFor();
    await looksRight(page);
    await page.keyboard.press('Escape');
    await warning.waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Create a new Merchant Center account');
    await page.keyboard.press('Enter');
    await keyboard.press(button(warning, 'Yes, I want a new account'));
    const terms = page.getByRole('dialog', { name: 'Create Google Merchant Center account' });
    await terms.waitFor();
    await looksRight(page);
    await keyboard.press(button(terms, 'Accept the terms and conditions'));
    await page.keyboard.press('Space');
    await keyboard.press(button(terms, 'Create account'));
    await connected(page, merchant).waitFor();
    await keyboard.press(next(page));
    await page.getByRole('heading', { level: 2, name: 'Choose your audience' }).waitFor();
    expect(await focusedName(page)).toBe('Choose your audience');
  },
  { scenario: 'existing-domain', viewport: { width: 320, height: 740 } },
);
