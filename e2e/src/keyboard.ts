import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const FARTHEST = 150;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Description of the focused element for the message of a failed test. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === null
      ? 'nothing'
      : `<${at.tagName.toLowerCase()}> ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 60)}`;
  });

/** Presses Tab (or `key`) until the control has the focus. Throws when it cannot be reached. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const page = target.page();
  for (let stops = 0; stops <= FARTHEST; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reachable with ${key}; the focus is on ${await focused(page)}`);
}

/** Goes to the control by Tab and presses a key on it. */
export async function pressOn(target: Locator, key: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to the field by Tab and types into it, replacing what was there. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}
