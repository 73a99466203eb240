import type { Page } from 'playwright-core';
import { axeViolations } from './axe';
import type { InputMethod } from './input-methods';
import type { Scene } from './scene';
import { sidewaysScroll } from './screens';
import type { Fault, Store } from './store';

/** A new account has no billing yet: its creation answers 428, which the browser writes to its console. */
export const billingOpen = /^console: .*status of 428/;
/** Log and console messages that a provoked fault leaves behind. */
export const provoked = [/^server error: 5\d\d/, /^console: /];

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const notice = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }).first();
/** What is told politely: a success, or something under way. */
export const told = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const amountField = (page: Page) => page.getByRole('textbox', { name: /^Daily budget/ });

export const at = (method: Fault['method'], path: string, more: Partial<Fault>): Fault => ({
  method,
  path: `/wc/gla/${path}`,
  ...more,
});

/** Nothing to complain about in what the page shows, once nothing in it moves any more. */
export async function looksRight(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  expect({ scroll: await sidewaysScroll(page), axe: await axeViolations(page) }).toEqual({ scroll: 0, axe: [] });
}

interface Campaign {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly status: string;
  readonly targeted_locations: readonly string[];
}

/** Campaigns that the server holds, with their amounts, removed ones as well. */
export const campaigns = (store: Store) =>
  store.call<readonly Campaign[]>('GET', '/wc/gla/ads/campaigns?exclude_removed=false');
export const adsAccounts = (store: Store) =>
  store.call<readonly { readonly id: number }[]>('GET', '/wc/gla/ads/accounts');
export const approveBilling = (store: Store) => store.call('POST', '/sandbox/v1/billing', { approve: true });
export const callsOf = async (store: Store, key: string) =>
  (await store.calls()).filter((call) => call.key === key).length;

/** Step 1: a new account, after its terms. */
export async function createAccount(page: Page, hand: InputMethod): Promise<void> {
  await hand.press(button(page, /^Create a new Google Ads account$|^Create account/));
  const terms = dialog(page, 'Create Google Ads account');
  const create = terms.getByRole('button', { name: 'Create account' });
  await create.waitFor();
  expect(await create.isEnabled()).toBe(false);
  await terms.getByRole('button', { name: 'Accept the terms and conditions' }).waitFor();
  await hand.tick(terms.getByRole('checkbox'));
  await hand.press(create);
}

export async function goOn(page: Page, hand: InputMethod): Promise<void> {
  await hand.press(button(page, 'Continue').and(page.locator(':enabled')));
}

/** Step 2: the amount of the day, in the ads account's currency. */
export async function enterAmount(page: Page, hand: InputMethod, amount: string): Promise<void> {
  await amountField(page).waitFor();
  await hand.type(amountField(page), amount);
  await page.keyboard.press('Tab');
}

/** From the address of the setup to its third step, with an account that is connected. */
export async function toBilling({ page, open }: Scene, hand: InputMethod, amount = '25'): Promise<void> {
  await open('/google/setup-ads?step=campaign');
  await enterAmount(page, hand, amount);
  await goOn(page, hand);
  await page.getByRole('heading', { level: 2, name: 'Your campaign' }).waitFor();
}

export const launch = (page: Page) => button(page, 'Launch paid campaign');
/** The dashboard with the guide that says that the first campaign was made. */
export const guide = (page: Page) => dialog(page, 'You’ve successfully created a paid campaign!');
export const launched = (page: Page) => guide(page).waitFor();

/** Leaves what was edited, is asked, and stays: in the question of the page, or in the browser's own where that is late. */
export async function staysWhenAsked(page: Page, leave: () => Promise<void>): Promise<void> {
  const native = page.waitForEvent('dialog').then(
    (asked) => asked.dismiss(),
    () => undefined,
  );
  await leave();
  const own = page.getByRole('dialog');
  await Promise.race([native, own.getByRole('button').first().waitFor()]);
  if (await own.isVisible()) await page.keyboard.press('Escape');
}
