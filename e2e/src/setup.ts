import type { Locator, Page } from 'playwright-core';
import { axeViolations } from './axe';
import { turns } from './scheme';
import { sidewaysScroll } from './screens';
import type { Fault } from './store';

/** The address of a step of the setup wizard. */
export const stepPath = {
  accounts: '/google/setup-mc?step=accounts',
  audience: '/google/setup-mc?step=target_audience',
  listings: '/google/setup-mc?step=shipping_and_taxes',
  requirements: '/google/setup-mc?step=store_requirements',
} as const;

/** Log and console messages of a call that was made to fail. */
export const provoked = [/^server error: 5\d\d/, /^console: /];

type Call = `${Fault['method']} ${string}`;

const calledBy = (call: Call) => {
  const [method, path] = call.split(' ') as [Fault['method'], string];
  return { method, path: `/wc/gla/${path}` };
};

/** One failure of a call; the next one works. */
export const once = (call: Call, more: Partial<Fault> = {}): Fault => ({
  ...calledBy(call),
  status: 500,
  body: { message: '' },
  times: 1,
  ...more,
});

/** A call that works and takes its time. */
export const slowly = (call: Call, delayMs = 800): Fault => ({ ...calledBy(call), delayMs, times: 1 });

export const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** A card, or any other group, by what it is called. */
export const card = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** A message in its place in the screen. */
export const inPlace = (page: Page, text: string): Locator =>
  page.locator('main').getByRole('alert').filter({ hasText: text });

/** A notice that floats over the page. */
export const notice = (page: Page, text: string): Locator =>
  page.locator('body > :not(main) [role="alert"], body > :not(main) [role="status"]').filter({ hasText: text }).first();

/** Waits until a button can be pressed. */
export const opens = (target: Locator): Promise<void> =>
  target.and(target.page().locator(':enabled:not([aria-disabled="true"])')).waitFor();

/** The reasons beside a button, as assistive technology reads them. */
export const reasonsOf = (target: Locator): Promise<readonly string[]> =>
  target.evaluate((element) =>
    [...document.querySelectorAll(`[id="${element.getAttribute('aria-describedby') ?? ''}"] li`)].map(
      ({ textContent }) => textContent ?? '',
    ),
  );

/** Accessible name of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const labelled = at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : '';
    return (at?.getAttribute('aria-label') ?? (labelled || at?.textContent) ?? '').trim();
  });

/** Two presses as fast as a hand can; the second may meet a button that is gone. */
export const pressTwice = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click();
  });

/** Checks that the screen has no accessibility violation, light or dark, and fits the window. */
export async function looksRight(page: Page): Promise<void> {
  expect({ light: await axeViolations(page), sideways: await sidewaysScroll(page) }).toEqual({
    light: [],
    sideways: 0,
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await turns(page, 'dark');
  expect({ dark: await axeViolations(page) }).toEqual({ dark: [] });
  await page.emulateMedia({ colorScheme: 'light' });
  await turns(page, 'light');
}
