import type { Page } from 'playwright-core';

export interface ScreenAt {
  readonly name: string;
  readonly path: string;
  /** The state of the store in which the screen is shown. */
  readonly scenario: string;
  /** What stands on the screen once its data is there. */
  readonly shows: string;
}

const at = (name: string, path: string, scenario: string, shows: string): ScreenAt => ({ name, path, scenario, shows });

/** Every screen of the product, each in a state in which it has something to show. */
export const screens: readonly ScreenAt[] = [
  at('get started', '/google/start', 'fresh', 'Start listing products →'),
  at(
    'get started, unsupported language',
    '/google/start',
    'unsupported-language',
    'Your site language is not supported yet',
  ),
  at(
    'get started, unsupported country',
    '/google/start',
    'unsupported-country',
    'Your store country is not supported yet',
  ),
  at('setup, accounts', '/google/setup-mc', 'fresh', 'Connect the account of your store’s host'),
  at('setup, accounts connected', '/google/setup-mc', 'existing-domain', 'Select an account to connect'),
  at('setup, audience', '/google/setup-mc?step=target_audience', 'audience-saved', 'Selected countries only'),
  at('setup, listings', '/google/setup-mc', 'audience-saved', 'Estimated shipping times'),
  at('setup, requirements', '/google/setup-mc', 'shipping-saved', 'Pre-launch checklist'),
  at('ads setup', '/google/setup-ads', 'complete', 'Set up your accounts'),
  at('ads setup, campaign', '/google/setup-ads?step=campaign', 'ads-pending-billing', 'Frequently asked questions'),
  at('dashboard', '/google/dashboard', 'ads-complete', 'Everything, everywhere'),
  at('create campaign', '/google/dashboard?subpath=/campaigns/create', 'ads-complete', 'Frequently asked questions'),
  at('dashboard, no ads', '/google/dashboard', 'complete', 'Add paid campaign'),
  at('reports', '/google/reports', 'ads-complete', 'Everything, everywhere'),
  at('product feed', '/google/product-feed', 'ads-complete', 'Approved'),
  at('product feed, issues', '/google/product-feed', 'disapproved', 'Suggested action'),
  at('success guide', '/google/product-feed?guide=submission-success', 'complete', 'You have successfully set up'),
  at('settings', '/google/settings', 'ads-complete', 'owner@lantern-and-loam.example'),
  at('edit phone number', '/google/settings?subpath=/edit-phone-number', 'ads-complete', 'Phone number'),
  at('edit store address', '/google/settings?subpath=/edit-store-address', 'ads-complete', 'Store address'),
  at('reconnect hosting', '/google/settings?subpath=/reconnect-wpcom-account', 'hosting-lost', 'WordPress.com'),
  at('reconnect provider', '/google/settings?subpath=/reconnect-google-account', 'provider-lost', 'Google'),
];

/** Waits until a screen shows its real content: its text is there and nothing in it still loads. */
export async function ready(page: Page, shows: string, timeout?: number): Promise<void> {
  const limit = timeout === undefined ? {} : { timeout };
  await page.getByText(shows).filter({ visible: true }).first().waitFor(limit);
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, null, limit);
}

/** Waits until a screen is complete and asks for nothing more. */
export async function settled(page: Page, shows: string): Promise<void> {
  await ready(page, shows);
  await page.waitForLoadState('networkidle');
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
