import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { sidewaysScroll } from '../src/screens';
import { button, card, stepPath } from '../src/setup';
import { smallTargets } from '../src/touch-targets';
import { becomes } from '../src/waiting';

openStore();

/** Somebody from outside, at a phone of their own. */
async function phoneOfMaria(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 400, height: 800 }, hasTouch: true });
  return context.newPage();
}

const looksRight = async (page: Page, name: string): Promise<void> => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.screenshot({ path: `e2e/artifacts/hand-over-${name}.png`, fullPage: true });
};

describe('a step that needs somebody else', () => {
  it(
    'is done by who was asked, at their own phone; the screen of who asked goes on by itself, and the bell tells',
    async ({ page, open }) => {
      await open(stepPath.accounts);
      const hosting = card(page, 'WordPress.com');
      await button(hosting, 'Ask somebody else').click();
      const dialog = page.getByRole('dialog', { name: 'Ask somebody else to do this step' });
      await dialog.getByText('Enter the name of the person you ask').waitFor();
      await dialog.getByLabel('Name of the person you ask').fill('Maria');
      await dialog.getByLabel('Note for them (optional)').fill('You made the account in spring.');
      await looksRight(page, 'ask-1280');
      await button(dialog, 'Make the link').click();
      const link = hosting.getByLabel('Link for Maria');
      await hosting.getByText('Waiting for Maria since', { exact: false }).waitFor();
      await looksRight(page, 'waiting-1280');

      const maria = await phoneOfMaria(page);
      await maria.goto(await link.inputValue());
      await maria.getByText('You made the account in spring.').waitFor();
      await looksRight(maria, 'link-400');
      await maria.getByRole('button', { name: 'Begin' }).click();
      await maria.getByText('You see and change nothing else of the store.').waitFor();
      expect(await smallTargets(maria)).toEqual([]);
      await looksRight(maria, 'step-400');
      await hosting.getByText('Opened on', { exact: false }).waitFor();
      await maria.getByRole('button', { name: 'Go to WordPress.com' }).click();
      await maria.getByRole('button', { name: 'Approve' }).click();
      await maria.getByRole('heading', { name: 'Done, thank you' }).waitFor();
      await looksRight(maria, 'done-400');

      await hosting.getByText('Connected', { exact: true }).waitFor();
      await button(card(page, 'Google account'), 'Ask somebody else').waitFor();
      await looksRight(page, 'went-on-1280');
      expect(await page.getByText('Your setup was changed elsewhere').count()).toBe(0);
      await open('/google/settings');
      await becomes(
        async () => (await page.getByRole('button', { name: /^Alerts/ }).getAttribute('aria-label')) ?? '',
        'Alerts, 1 unread',
      );
      await page.getByRole('button', { name: /^Alerts/ }).click();
      await page.getByText('Maria has done the step: connect the WordPress.com account').waitFor();
      await maria.context().close();
    },
    { scenario: 'fresh' },
  );

  it(
    'can be asked for, given a new link and withdrawn at a phone',
    async ({ page, open }) => {
      await open(stepPath.accounts);
      const hosting = card(page, 'WordPress.com');
      await button(hosting, 'Ask somebody else').click();
      const dialog = page.getByRole('dialog', { name: 'Ask somebody else to do this step' });
      await dialog.getByLabel('Name of the person you ask').fill('Maria');
      await dialog.getByLabel('Email (optional)').fill('maria');
      await dialog.getByText('The email is no address, such as maria@agency.example').waitFor();
      await looksRight(page, 'ask-400');
      await dialog.getByLabel('Email (optional)').fill('maria@agency.example');
      await button(dialog, 'Make the link').click();
      const link = hosting.getByLabel('Link for Maria');
      const first = await link.inputValue();
      await hosting.getByText('It is also on its way to maria@agency.example.', { exact: false }).waitFor();
      await looksRight(page, 'waiting-400');
      await button(hosting, 'Make a new link').click();
      await becomes(async () => (await link.inputValue()) !== first, true);
      await button(hosting, 'Withdraw').click();
      await button(hosting, 'Ask somebody else').waitFor();
      const maria = await phoneOfMaria(page);
      await maria.goto(first);
      await maria.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
      await maria.context().close();
    },
    { scenario: 'fresh', viewport: { width: 400, height: 800 } },
  );
});
