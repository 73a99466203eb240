import type { Page } from 'playwright-core';
import { button } from './setup';
import type { Store } from './store';

/** The button that ends the setup. */
export const complete = (page: Page) => button(page, 'Complete setup');
/** The phone number, in the last step. */
export const number = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
/** Sends a code to the phone. */
export const send = (page: Page) => button(page, /^Send verification code/);
/** The boxes of the code. */
export const code = (page: Page) => page.getByRole('group', { name: 'Verification code' });
/** Verifies the code. */
export const verify = (page: Page) => button(page, 'Verify phone number');
/** The mark of a phone that is verified. */
export const verified = (page: Page) => page.getByText('Verified', { exact: true });
/** An item of the checklist. */
export const box = (page: Page, at: number) => page.getByRole('checkbox').nth(at);

/** Calls that the store was sent, by their key. */
export const callsOf = async (store: Store, key: string) => (await store.calls()).filter((call) => call.key === key);

/** Types a code, from its first box on. */
export async function typeCode(page: Page, digits: string) {
  await code(page).getByRole('textbox').first().click();
  await page.keyboard.type(digits);
}

/** Has the phone verified. */
export async function verifyPhone(page: Page, store: Store) {
  await number(page).fill('2133734253');
  await send(page).click();
  await code(page).waitFor();
  await typeCode(page, (await store.phone())[0]?.code ?? '');
  await page.keyboard.press('Enter');
  await verified(page).waitFor();
}
