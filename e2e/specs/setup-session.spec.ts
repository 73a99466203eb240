import type { Page } from 'playwright-core';
import { mouse as hand } from '../src/input-methods';
import * as journey from '../src/journey';
import { personal } from '../src/personal';
import { it, openStore, type Scene } from '../src/scene';
import { button, card, inPlace, once, opens, provoked, slowly, stepPath } from '../src/setup';
import { becomes } from '../src/waiting';

openStore();

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const removeTag = (page: Page, country: string) => button(page, `Remove ${country}`);
const outdated = (page: Page) => page.getByText('Your setup was changed elsewhere.');

/** Another tab of the same browser. */
async function otherTab({ page, store }: Scene, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(store.url + path, { waitUntil: 'domcontentloaded' });
  return other;
}

/** Complete list of the keys that the setup may keep in the browser. */
const listed =
  /^(session listings\.(phone|merchant|clearing|authorizing\.hosting|authorizing\.provider)|local (tracksQueue|listings\.verified-phone|gla-can-onboarding-setup-ces-prompt-open))$/;
/** Records every item written to a storage of the browser, also those removed later. */
async function hearStorage(page: Page) {
  const written: { readonly key: string; readonly value: string }[] = [];
  await page.exposeFunction('tellStored', (key: string, value: string) => void written.push({ key, value }));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const told = window as unknown as { tellStored: (key: string, value: string) => void };
    Storage.prototype.setItem = function set(key: string, value: string) {
      told.tellStored(`${this === sessionStorage ? 'session' : 'local'} ${key}`, value);
      setItem.call(this, key, value);
    };
  });
  return written;
}

/** Everything that outlives the page: storages, databases, caches, cookies a script can read, the history's state, the address. */
const keptBy = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      (await indexedDB.databases()).map(({ name }) => name),
      await caches.keys(),
      document.cookie,
      history.state,
      location.href,
    ]),
  );

describe('what is looked for in the browser', () => {
  test.each([
    '{"number":"2133734253"}',
    '+12133734253',
    '"(213) 373-4253"',
    'sent to 213 373 4253.',
    '"ends in 4253"',
    '"national":"213"',
    '"1600 Example Avenue"',
    'Albany, 12207',
    'jane@example.com',
    '{"resetToken":"x"}',
    'nonce=1',
  ])('is found: %s', (kept) => expect(kept).toMatch(personal));

  test.each([
    '{"at":1795335627213}',
    '{"at":1795342533715.373}',
    '1795312207373',
    '{"id":"0f213373-4253-4373-a213-122070000213"}',
    '"key":"K373x-4253_213"',
    'sha384-3732134253abc',
  ])('is no time and no random id: %s', (kept) => expect(kept).not.toMatch(personal));
});

it(
  'the whole walk keeps only what is listed in the browser, and nothing that was typed or read of a person [B-5]',
  async (scene) => {
    const { page, store } = scene;
    const written = await hearStorage(page);
    const clean = async () => expect(await keptBy(page)).not.toMatch(personal);
    await journey.start(scene, hand);
    await journey.connectAccounts(scene, hand);
    await clean();
    await journey.goOn(page, hand);
    await journey.chooseAudience(scene, hand);
    await journey.goOn(page, hand);
    await journey.configureListings(scene, hand);
    await journey.goOn(page, hand);
    await page.getByRole('textbox', { name: 'Phone number' }).fill('213 373 4253');
    await clean();
    // Another step and back: the page itself knows the number.
    await page.goBack();
    await stepHeading(page, 'Configure your product listings').waitFor();
    await page.goForward();
    await becomes(() => page.getByRole('textbox', { name: 'Phone number' }).inputValue(), '213 373 4253');
    await button(page, 'Send verification code').click();
    await page.getByRole('group', { name: 'Verification code' }).waitFor();
    await clean();
    // A reload forgets the number; the code that was sent to it still counts.
    await page.reload();
    await page.getByText(/^Enter the 6-digit verification code of the text message/).waitFor();
    await page.getByRole('group', { name: 'Verification code' }).getByRole('textbox').first().click();
    await page.keyboard.type((await store.phone())[0]?.code ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('+1 213 373 4253', { exact: true }).waitFor();
    await clean();
    await page.reload();
    await page.getByText('Verified', { exact: true }).waitFor();
    const items = page.getByRole('checkbox');
    await becomes(() => items.count(), 5);
    for (const item of await items.all()) await item.check();
    await journey.complete(scene, hand);
    await clean();
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter(({ key, value }) => !listed.test(key) || personal.test(value))).toEqual([]);
    await becomes(() => page.evaluate(() => Object.keys(sessionStorage)), []);
  },
  { scenario: 'fresh' },
  60_000,
);

describe('two tabs at once', () => {
  it(
    'the one that stayed behind goes on with what the other one saved, though it had read it before',
    async (scene) => {
      const { page, open } = scene;
      await open(stepPath.audience);
      await removeTag(page, 'United Kingdom (UK)').waitFor();
      await page.getByRole('list', { name: 'Setup steps' }).getByRole('button').first().click();
      await opens(button(page, 'Continue'));
      const other = await otherTab(scene, stepPath.audience);
      await removeTag(other, 'United Kingdom (UK)').click();
      await other.getByText('Saved', { exact: true }).waitFor();
      await button(page, 'Continue').click();
      await removeTag(page, 'United States (US)').waitFor();
      expect(await removeTag(page, 'United Kingdom (UK)').count()).toBe(0);
    },
    { scenario: 'audience-saved' },
  );

  it(
    'two that edit the same step: each says when the other one saved, and loads it; nothing is overwritten unseen [C-5]',
    async (scene) => {
      const { page, store, open } = scene;
      await open(stepPath.audience);
      await removeTag(page, 'United Kingdom (UK)').waitFor();
      const other = await otherTab(scene, stepPath.audience);
      await removeTag(other, 'United Kingdom (UK)').click();
      await outdated(page).waitFor();
      await button(page, 'Load again').click();
      await outdated(page).waitFor({ state: 'detached' });
      await removeTag(page, 'United States (US)').waitFor();
      expect(await removeTag(page, 'United Kingdom (UK)').count()).toBe(0);
      await page.getByRole('radio', { name: 'All countries' }).check();
      await outdated(other).waitFor();
      await button(other, 'Load again').click();
      await other.getByRole('radio', { name: 'All countries', checked: true }).waitFor();
      const { location } = await store.call<{ location: string }>('GET', '/wc/gla/mc/target_audience');
      expect(location).toBe('all');
    },
    { scenario: 'audience-saved' },
  );

  it(
    'an account that the other one disconnected leads back to the accounts, and on again',
    async (scene) => {
      const { page, open } = scene;
      await open(stepPath.listings);
      await stepHeading(page, 'Configure your product listings').waitFor();
      const other = await otherTab(scene, stepPath.accounts);
      await button(card(other, 'Google Merchant Center'), /^Use another/).click();
      await outdated(page).waitFor();
      await button(page, 'Load again').click();
      await stepHeading(page, 'Set up your accounts').waitFor();
      await page.getByLabel('Select an account to connect').selectOption({ index: 1 });
      await button(page, 'Connect').click();
      await opens(button(page, 'Continue'));
    },
    { scenario: 'shipping-saved' },
  );

  it(
    'a setup that the other one completed is left by itself [S2.19]',
    async (scene) => {
      const { page, open } = scene;
      await open(stepPath.audience);
      await removeTag(page, 'United Kingdom (UK)').waitFor();
      const other = await otherTab(scene, stepPath.requirements);
      const there = { ...scene, page: other };
      await journey.meetRequirements(there, hand);
      await journey.complete(there, hand);
      await journey.heading(page, 'Dashboard').waitFor();
    },
    { scenario: 'shipping-saved' },
  );
});

it(
  'where the setup stands: read again on Retry; a slow answer shows that it is awaited, and nothing jumps ahead [S2.19, S8.42]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await store.fault(once('GET mc/setup'));
    await open('/google/setup-mc');
    const failure = inPlace(page, 'There was an error loading your merchant center setup status.');
    await failure.waitFor();
    await store.fault(slowly('GET mc/setup'));
    await store.fault(slowly('GET mc/target_audience'));
    await button(failure, 'Retry').click();
    await page.locator('main [aria-busy="true"]').first().waitFor();
    await stepHeading(page, 'Configure your product listings').waitFor();
    await page.getByRole('status').filter({ hasText: 'Loading your shipping and tax settings…' }).waitFor();
    expect(await button(page, 'Continue').count()).toBe(0);
    await page.getByText('Estimated shipping times').waitFor();
    await open(stepPath.requirements);
    await stepHeading(page, 'Configure your product listings').waitFor();
    await page.waitForURL((url) => url.searchParams.get('step') === 'shipping_and_taxes');
  },
  { scenario: 'audience-saved' },
);
