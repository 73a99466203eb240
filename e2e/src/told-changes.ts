import type { Page } from 'playwright-core';
import type { Scene } from './scene';

/** Change of which a screen reader is told. */
export interface Change {
  readonly scenario: string;
  readonly path: string;
  /** Text that tells that the screen is there. */
  readonly shows: string;
  readonly make: (scene: Scene) => Promise<void>;
  /** What a screen reader is told of it, in order. */
  readonly says: readonly string[];
  /** Told in any order after `says`, once each: by the shell and by an application, which draw at their own times. */
  readonly saysThen?: readonly string[];
}

/** What was told, with the part that comes in any order in the order of its letters. */
export const sortedAfter = (ordered: number, told: readonly string[]): readonly string[] => [
  ...told.slice(0, ordered),
  ...told.slice(ordered).sort(),
];

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
export const dashboard = { scenario: 'ads-complete', path: '/google/dashboard', shows: 'Everything, everywhere' };
export const checklist = { scenario: 'shipping-saved', path: '/google/setup-mc', shows: 'Pre-launch checklist' };
export const feed = { scenario: 'ads-complete', path: '/google/product-feed', shows: 'Approved' };
export const reports = { scenario: 'ads-complete', path: '/google/reports', shows: 'Everything, everywhere' };
export const adsSetup = { scenario: 'complete', path: '/google/setup-ads', shows: 'Set up your accounts' };
/** What comes after a report has come. */
export const toolsAreThere = async (page: Page) => {
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.waitForLoadState('networkidle');
};
export const showProgram = async (page: Page, name: string) => {
  await toolsAreThere(page);
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Single program' });
  await page.getByRole('combobox', { name: 'Program', exact: true }).fill(name);
  await page.getByRole('option', { name }).click();
};
export const removal = async (page: Page) => {
  await press(page, 'Remove Everything, everywhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove campaign' }).click();
};

export const keys = { ...dashboard, path: '/google/settings?subpath=/api-keys', shows: 'Works until' };
export const makeKey = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await press(page, 'Make key');
  await page.getByRole('button', { name: 'Copy key' }).waitFor();
};
