import type { Page } from 'playwright-core';

export interface ScreenAt {
  /** What the test calls it. */
  readonly name: string;
  readonly path: string;
  /** The state of the store in which the screen is shown. */
  readonly scenario: string;
  /** Its one heading of the first level. */
  readonly heading: string;
}

/** Every screen of the product and the state in which it can be reached. */
export const screens: readonly ScreenAt[] = [
  { name: 'get started', path: '/google/start', scenario: 'fresh', heading: 'x' },
];

export const expectHeading = async (page: Page, heading: string) => {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
