import type { Page } from 'playwright-core';
import { it, openBackend } from '../src/scene';
import type { Fault, Store } from '../src/store';

// A server in front of a store that plays a real one, as far as its faults go. `BACKEND_STALE` is long enough for a test.
openBackend({ BACKEND_DEADLINE: '2', BACKEND_FAILURES: '1000', TRACKING: 'on' });

const get = (path: string, more: Partial<Fault> = { status: 500 }): Fault => ({
  method: 'GET',
  path: `/wc/gla/${path}`,
  ...more,
});

/** The fault is provoked: the answer itself and what the browser and the application log about it are no problem. */
const provoked = [/^server error: 50\d/, /^console: /];

/** Another state of the store: what the server in front knew of its setup does not count any more. */
const begin = async (shop: Store, store: Store, scenario: string) => {
  await shop.scenario('complete');
  await store.call('POST', '/wc/gla/mc/settings/sync');
  await shop.scenario(scenario);
};

const callsTo = async (shop: Store, path: string) =>
  (await shop.calls()).filter((call) => call.method === 'POST' && call.path === `/wc/gla/${path}`).length;

const addCampaign = (page: Page) => page.getByRole('link', { name: 'Add paid campaign' });

it('what is not known of the campaigns leads nowhere: the page says so, and Retry brings them back [S-9]', async ({
  page,
  store,
  shop,
  open,
  problems,
}) => {
  problems.allow(...provoked);
  await begin(shop, store, 'ads-complete');
  await shop.fault(get('ads/campaigns'));
  await open('/google/dashboard');
  const notice = page.getByText('Your store did not say whether paid campaigns are set up.');
  await notice.waitFor();
  expect(await addCampaign(page).count()).toBe(0);
  for (const path of ['/google/setup-ads', '/google/dashboard?subpath=/campaigns/create']) {
    await open(path);
    await notice.waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Continue|Create|Launch/ })
        .count(),
    ).toBe(0);
  }
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create' }).waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(await callsTo(shop, 'ads/campaigns')).toBe(0);
});

it('a finished store is not sent to the start because one read fails [S-9]', async ({
  page,
  store,
  shop,
  open,
  problems,
}) => {
  problems.allow(...provoked);
  await begin(shop, store, 'ads-complete');
  await shop.fault(get('mc/setup'));
  await open('/google');
  await page.getByRole('heading', { name: 'Your store did not answer' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/google/dashboard');
  await page.getByText('It did not say whether your setup is complete.').waitFor();
  expect(await page.getByRole('link', { name: /Get started|Start/ }).count()).toBe(0);
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  // Now that it is known, the same failure changes nothing.
  await shop.fault(get('mc/setup'));
  await open('/google');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('figures of earlier say as of when they are while the store does not answer, and go when it does [S-9]', async ({
  page,
  store,
  shop,
  open,
  problems,
}) => {
  problems.allow(...provoked);
  await begin(shop, store, 'ads-complete');
  await open('/google/dashboard');
  await page
    .getByText(/^As of/)
    .first()
    .waitFor();
  for (const path of ['mc/reports/programs', 'ads/reports/programs', 'ads/connection', 'mc/target_audience'])
    await shop.fault(get(path, { drop: 'before' }));
  await page.reload();
  const notice = page.getByText(/^Your store does not answer at the moment\. What is shown here is as of /);
  await notice.waitFor();
  await page
    .getByText(/^As of/)
    .first()
    .waitFor();
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await notice.waitFor({ state: 'detached' });
});

it('a 503 without an id never makes a second account: the id is looked up, and the wait goes on with it [S4.06]', async ({
  page,
  store,
  shop,
  open,
  problems,
}) => {
  problems.allow(...provoked);
  await begin(shop, store, 'connected');
  await shop.fault({
    method: 'POST',
    path: '/wc/gla/mc/accounts',
    status: 503,
    body: { message: 'Please retry the request after the indicated number of seconds.', retry_after: 1 },
    times: 1,
  });
  await shop.fault(get('mc/connection', { status: 200, body: { id: 0, status: 'disconnected' } }));
  await open('/google/setup-mc');
  await page.getByRole('button', { name: /^(Create account|Create a new)/ }).click();
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await page.getByText(/^Your store has asked for a new account and does not say yet which one it is\./).waitFor();
  expect(await callsTo(shop, 'mc/accounts')).toBe(1);
});
