import { becomes } from '../src/waiting';
import { openWordPress, pageOf, screenHeading, signIn } from '../src/wordpress';

const it = openWordPress();

const withAds = { scenario: 'ads-complete' };
const refused = [/^console: .*status of 40[13]/];

describe('the session', () => {
  it(
    'goes on with a new nonce where the old one is over, and nobody notices [C-8]',
    async ({ app, context, open, wordpress, problems, page }) => {
      problems.allow(...refused);
      await open(pageOf('/google/setup-mc'));
      const box = app.getByRole('checkbox').first();
      await box.waitFor();
      await wordpress.option('played_store_nonce_life', 80_000);
      const statuses: number[] = [];
      page.on('response', (answer) => {
        if (answer.request().method() === 'POST' && answer.url().endsWith('mc/settings'))
          statuses.push(answer.status());
      });
      const renewed = page.waitForResponse((answer) => answer.url().includes('listings_and_ads_nonce'));
      await box.click();
      await app.getByText('Saved', { exact: true }).first().waitFor();
      expect(statuses).toEqual([403, 200]);
      const nonce = await renewed;
      expect((await nonce.allHeaders())['x-content-type-options']).toBe('nosniff');
      const elsewhere = await context.request.get(nonce.url(), { headers: { 'sec-fetch-site': 'cross-site' } });
      expect([elsewhere.status(), await elsewhere.text()]).toEqual([403, '']);
      await wordpress.option('played_store_nonce_life', null);
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'asks to sign in again where it is gone, and keeps what was typed [C-8]',
    async ({ app, context, open, page, problems, store, wordpress }) => {
      problems.allow(...refused, /^console: .*status of 400/);
      await open(pageOf('/google/dashboard?subpath=/campaigns/create'));
      const created = async () =>
        (await store.calls()).filter(({ method, path }) => method === 'POST' && path === '/wc/gla/ads/campaigns')
          .length;
      const budget = app.getByLabel('Daily budget', { exact: true });
      // The form asks what the budget is expected to bring, and for products to show: signed out by then, such a call would
      // be the one to say so.
      const estimated = page.waitForResponse((answer) => answer.url().includes('amount=25'));
      await budget.fill('25');
      await (await estimated).finished();
      await page.waitForLoadState('networkidle');
      await context.clearCookies();
      await app.getByRole('button', { name: 'Create paid campaign' }).click();
      const dialog = app.getByRole('dialog', { name: 'You have been signed out' });
      await dialog.waitFor();
      await signIn(context, wordpress.url, 'admin');
      expect(await budget.inputValue()).toBe('25.00');
      const before = await created();
      await dialog.getByRole('button', { name: 'I have signed in' }).click();
      await screenHeading(app, 'Dashboard').waitFor();
      expect([before, await created()]).toEqual([0, 1]);
    },
    withAds,
  );

  it(
    'asks to sign in again where somebody else has signed in, and does nothing in that name [C-8]',
    async ({ app, context, open, page, problems, wordpress }) => {
      problems.allow(...refused);
      await open(pageOf('/google/setup-mc'));
      const box = app.getByRole('checkbox').first();
      await box.waitFor();
      // A read that comes after another person signed in would ask first.
      await page.waitForLoadState('networkidle');
      const statuses: number[] = [];
      page.on('response', (answer) => {
        if (answer.request().method() === 'POST' && answer.url().endsWith('mc/settings'))
          statuses.push(answer.status());
      });
      await context.clearCookies();
      await signIn(context, wordpress.url, 'manager');
      await box.click();
      const dialog = app.getByRole('dialog', { name: 'You have been signed out' });
      await dialog.waitFor();
      const confirm = dialog.getByRole('button', { name: 'I have signed in' });
      await confirm.click();
      await dialog.getByText('You are not yet signed in to the account that opened this page.').waitFor();
      expect(statuses).toEqual([403]);
      await context.clearCookies();
      await signIn(context, wordpress.url, 'admin');
      await confirm.click();
      await app.getByText('Saved', { exact: true }).first().waitFor();
      expect(statuses).toEqual([403, 200]);
    },
    { scenario: 'shipping-saved' },
  );
});

describe('what fails', () => {
  it('another plugin’s warning or fatal error is told with its cause', async ({ app, open, wordpress, problems }) => {
    problems.allow(/^console: /, /^server error: 500/);
    for (const [kind, cause] of [
      ['notice', 'Warning: Undefined variable $shop (plugins/broken/broken.php, 12)'],
      ['fatal', 'Fatal error: Uncaught Error: Call to undefined function broken() (plugins/broken/broken.php, 12)'],
    ]) {
      await wordpress.option('played_store_broken', kind);
      await open(pageOf('/google/settings'));
      await app
        .getByText(cause ?? '')
        .first()
        .waitFor({ timeout: 20_000 });
      await screenHeading(app, 'Settings').waitFor();
    }
    await wordpress.option('played_store_broken', null);
  });

  it(
    'a lost connection leads to where it is mended, and wp-admin’s address with it [S6.06]',
    async ({ app, open, at, problems }) => {
      problems.allow(...refused);
      await open(pageOf('/google/product-feed'));
      await screenHeading(app, 'Your Google account has been disconnected').waitFor();
      await becomes(async () => at(), pageOf('/google/settings?subpath=/reconnect-google-account'));
    },
    { scenario: 'provider-lost' },
  );
});

it('a site without clean addresses is spoken to by its query', async ({ app, open, wordpress, page }) => {
  await wordpress.option('permalink_structure', '');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('product-feed?') || request.url().includes('mc/product-feed')) asked.push(request.url());
  });
  await open(pageOf('/google/product-feed'));
  await app
    .getByRole('cell', { name: /Candle|Lantern/ })
    .first()
    .waitFor();
  expect(asked[0]).toMatch(/\/blog\/index\.php\?rest_route=\/wc\/gla\/mc\/product-feed&/);
  await wordpress.option('permalink_structure', '/%postname%/');
});

it(
  'reports show their figures',
  async ({ app, open }) => {
    await open(pageOf('/google/reports'));
    await app.getByRole('table').first().waitFor();
    await app.getByText('As of').first().waitFor();
  },
  { scenario: 'ads-complete' },
);
