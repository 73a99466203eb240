import type { Page } from 'playwright-core';
import type { InputMethod } from './input-methods';
import type { Scene } from './scene';

/** The steps of the setup wizard, by the words of the specification. */
export const steps = [
  'Set up your accounts',
  'Choose your audience',
  'Configure your product listings',
  'Confirm store requirements',
] as const;

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The step the wizard shows as the current one: its button is the last that is not yet done. */
async function currentStep(page: Page): Promise<string> {
  const current = page.locator('[aria-current="step"]');
  await current.waitFor();
  const name = (await current.getAttribute('aria-label')) ?? (await current.textContent()) ?? '';
  return steps.find((step) => name.includes(step)) ?? name;
}

/** Leaves the wizard's address and comes back by a page load: what the server holds decides where. */
export async function resumesAt(page: Page, step: (typeof steps)[number]) {
  await page.locator('[aria-current="step"]', { hasText: step }).waitFor();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('list', { name: 'Setup steps' }).waitFor();
  expect(await currentStep(page)).toBe(step);
}

export async function goOn(page: Page, hand: InputMethod) {
  const next = button(page, 'Continue');
  await expectEnabled(next);
  await hand.press(next);
}

/** The button that leads on is disabled, and what is left to do stands beside it, each with a way there [decisions 22]. */
export async function waitsFor(page: Page, action: string | RegExp, reason: string | RegExp) {
  await button(page, reason).waitFor();
  expect(await button(page, action).isEnabled()).toBe(false);
}

/** A button that waits for a save is enabled in its own time. */
async function expectEnabled(target: ReturnType<typeof button>) {
  await target.and(target.page().locator(':enabled:not([aria-disabled="true"])')).waitFor();
}

export async function start({ page, open }: Scene, hand: InputMethod) {
  await open('/google');
  await heading(page, 'Show your products to people who are searching for them').waitFor();
  await hand.press(
    page.getByRole('link', { name: 'Start listing products →' }).or(button(page, 'Start listing products →')).first(),
  );
  await heading(page, 'Get started with Google Listings & Ads').waitFor();
  expect(await currentStep(page)).toBe(steps[0]);
}

/** Step 1: hosting and provider by the sandbox's consent pages, then a merchant account with its terms. */
export async function connectAccounts({ page }: Scene, hand: InputMethod) {
  await waitsFor(page, 'Continue', 'Connect your WordPress.com account');
  await hand.press(card(page, 'WordPress.com').getByRole('button', { name: /Connect/ }));
  await heading(page, 'Connect your WordPress.com account').waitFor();
  await hand.press(button(page, 'Approve'));
  await card(page, 'WordPress.com').getByText('Connected', { exact: true }).waitFor();

  await hand.press(card(page, 'Google account').getByRole('button', { name: /Connect/ }));
  await heading(page, 'Choose your Google account').waitFor();
  await hand.press(button(page, 'Allow'));
  await card(page, 'Google account').getByText('Connected', { exact: true }).waitFor();
  await waitsFor(page, 'Continue', 'Create a Merchant Center account');

  await hand.press(card(page, 'Google Merchant Center').getByRole('button', { name: /Create account/ }));
  const terms = page.getByRole('dialog', { name: 'Create Google Merchant Center account' });
  const create = terms.getByRole('button', { name: 'Create account' });
  await create.waitFor();
  expect(await create.isEnabled()).toBe(false);
  await hand.tick(terms.getByRole('checkbox'));
  await hand.press(create);
  await card(page, 'Google Merchant Center').getByText('Connected', { exact: true }).waitFor();
}

/** Step 2: the countries suggested by the store's shipping zones, and one more. */
export async function chooseAudience({ page }: Scene, hand: InputMethod) {
  for (const country of ['United States (US)', 'Canada']) await button(page, `Remove ${country}`).waitFor();
  await hand.choose(page.getByRole('radio', { name: 'Selected countries only' }));
  const countries = page.getByRole('combobox', { name: 'Countries' });
  await hand.type(countries, 'united k');
  await page.getByRole('treeitem', { name: 'United Kingdom (UK)' }).waitFor();
  if (hand.name === 'mouse') await hand.press(page.getByRole('treeitem', { name: 'United Kingdom (UK)' }));
  else for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await button(page, 'Remove United Kingdom (UK)').waitFor();
  await page.keyboard.press('Escape');
}

/** Step 3: rates of the store's own settings, one time for every country, tax by destination. */
export async function configureListings({ page }: Scene, hand: InputMethod) {
  await hand.choose(page.getByRole('radio', { name: 'I enter estimated shipping rates here' }));
  await hand.choose(page.getByRole('radio', { name: /Use my store’s shipping settings/ }));
  await hand.type(page.getByRole('textbox', { name: /^Shipping time for/ }), '4');
  await page.keyboard.press('Tab');
  await hand.choose(page.getByRole('radio', { name: 'My store uses destination-based tax rates.' }));
}

/** Step 4: the phone with the code the sandbox sent, the address of the store, the five points of the checklist. */
export async function meetRequirements({ page, store }: Scene, hand: InputMethod) {
  await waitsFor(page, 'Complete setup', 'Verify your phone number');
  expect(await button(page, 'Send verification code').isEnabled()).toBe(false);
  await hand.type(page.getByRole('textbox', { name: 'Phone number' }), '2133734253');
  await hand.press(button(page, 'Send verification code'));
  const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox');
  await boxes.first().waitFor();
  const [sent] = await store.phone();
  expect(sent).toMatchObject({ method: 'SMS', code: expect.stringMatching(/^\d{6}$/) });
  await hand.press(boxes.first());
  await page.keyboard.type(sent?.code ?? '');
  await hand.press(button(page, 'Verify phone number'));
  await page.getByText('Verified', { exact: true }).waitFor();
  await waitsFor(page, 'Complete setup', 'Tick every item of the checklist');
  const items = await page.getByRole('checkbox').all();
  expect(items).toHaveLength(5);
  for (const item of items) await hand.tick(item);
}

/** Complete setup: the product feed opens with the success guide of two pages. */
export async function complete({ page, store }: Scene, hand: InputMethod) {
  const done = button(page, 'Complete setup');
  await expectEnabled(done);
  await hand.press(done);
  await page.waitForURL('**/google/product-feed?guide=submission-success');
  const guide = page.getByRole('dialog');
  await guide.getByRole('heading', { name: 'You have successfully set up Google Listings & Ads' }).waitFor();
  await hand.press(guide.getByRole('button', { name: 'Next' }));
  await guide.getByRole('button', { name: 'Create paid campaign' }).waitFor();
  await hand.press(guide.getByRole('button', { name: 'Maybe later' }));
  await guide.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  const setup = await store.call<{ status: string }>('GET', '/wc/gla/mc/setup');
  expect(setup.status).toBe('complete');
}

/** The titles the product feed's table shows, in its order. */
export async function productTitles(page: Page): Promise<readonly string[]> {
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: /Product title/ }) });
  await table.getByRole('rowheader').first().waitFor();
  return (await table.getByRole('rowheader').allTextContents()).map((title) => title.trim());
}

/** A tab of the bar above the operating screens. */
export async function goToTab(page: Page, hand: InputMethod, name: string) {
  await hand.press(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }));
  await heading(page, name).waitFor();
}

/** The text of a card, once it holds no placeholder any more. */
export async function cardText(page: Page, name: string): Promise<string> {
  const found = card(page, name);
  await found.and(page.locator(':not([aria-busy="true"])')).waitFor();
  return (await found.textContent()) ?? '';
}
