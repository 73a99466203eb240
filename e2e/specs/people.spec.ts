import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { looksRight, stepPath } from '../src/setup';
import { becomes } from '../src/waiting';

const serving = openStore();

const settings = '/google/settings';
const ASK = /^Your role does not allow this\. Ask an owner/;

/** A browser that shares nothing with the owner's. */
async function elsewhere(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Choices whose words have no room where the chosen one is shown. */
const cutChoices = (page: Page) =>
  page.locator('select').evaluateAll((selects: HTMLSelectElement[]) =>
    selects.flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('nothing measures texts');
      pen.font = font;
      // The arrow stands beside the words.
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 20;
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    }),
  );

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) });

it(
  'somebody invited by a link signs in elsewhere, sees what the role allows and whom to ask, and is signed out when removed',
  async ({ page, open, problems }) => {
    // What a session that ended is told, and the viewer's own refused probe.
    problems.allow(/^console: .*40[13]/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(settings);
    await page.getByRole('link', { name: 'Open the people' }).click();
    const form = section(page, 'Invite somebody');
    await form.getByRole('textbox', { name: 'Name' }).fill('Vi');
    await form.getByRole('textbox', { name: 'Email' }).fill('vi@shop.example');
    await form.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
    await form.getByRole('button').click();
    const field = page.getByRole('textbox', { name: 'Sign-in link of Vi' });
    const link = await field.inputValue();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await looksRight(page);
      expect(await cutChoices(page)).toEqual([]);
      await page.screenshot({ path: `e2e/artifacts/people-${width}.png`, fullPage: true });
    }
    expect(await axeViolations(page)).toEqual([]);

    const vi = await elsewhere(page);
    await vi.goto(link, { waitUntil: 'domcontentloaded' });
    await vi.getByRole('button', { name: 'Sign in' }).click();
    await vi.waitForURL(/\/google\//);
    await vi.goto(serving().url + settings, { waitUntil: 'domcontentloaded' });
    await vi.getByText('You are signed in as Vi: you see everything and change nothing.').waitFor();
    const disconnect = vi.getByRole('button', { name: 'Disconnect all accounts' });
    await disconnect.waitFor();
    expect(await disconnect.isDisabled()).toBe(true);
    await vi.getByText(ASK).first().waitFor();
    const again = await elsewhere(page);
    await again.goto(link, { waitUntil: 'domcontentloaded' });
    await again.getByRole('heading', { name: 'This sign-in link does not work any more' }).waitFor();
    await again.context().close();

    await open('/people');
    const card = section(page, 'Vi');
    await card.getByRole('combobox', { name: 'Role' }).selectOption('owner');
    await card.getByRole('button', { name: 'Save' }).click();
    await vi.reload({ waitUntil: 'domcontentloaded' });
    await vi.getByText('You are signed in as Vi, an owner: you may do everything.').waitFor();
    await disconnect.waitFor();
    expect(await disconnect.isEnabled()).toBe(true);

    await section(page, 'Vi').getByRole('link', { name: 'Remove' }).click();
    await page.getByRole('heading', { name: 'Remove Vi?' }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL(/\/people$/);
    expect(await section(page, 'Vi').count()).toBe(0);
    await vi.goto(serving().url + settings, { waitUntil: 'domcontentloaded' });
    await vi.getByRole('heading', { name: 'Sign in to the store admin' }).waitFor();
    await vi.context().close();
  },
  { scenario: 'ads-complete' },
);

it(
  'whoever may only look at it sees the whole setup, can change nothing in it, and is told whom to ask',
  async ({ page, open, problems }) => {
    problems.allow(/^console: .*40[13]/);
    await open('/people');
    const form = section(page, 'Invite somebody');
    await form.getByRole('textbox', { name: 'Name' }).fill('Vi');
    await form.getByRole('textbox', { name: 'Email' }).fill('vi@shop.example');
    await form.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
    await form.getByRole('button').click();
    const link = await page.getByRole('textbox', { name: 'Sign-in link of Vi' }).inputValue();
    const vi = await elsewhere(page);
    await vi.goto(link, { waitUntil: 'domcontentloaded' });
    await vi.getByRole('button', { name: 'Sign in' }).click();
    await vi.waitForURL(/\/google\//);

    const main = vi.getByRole('main');
    await vi.setViewportSize({ width: 400, height: 800 });
    for (const [step, heading, continues] of [
      ['accounts', 'Set up your accounts', 'Continue'],
      ['audience', 'Choose your audience', 'Continue'],
      ['listings', 'Configure your product listings', 'Continue'],
      ['requirements', 'Confirm store requirements', 'Complete setup'],
    ] as const) {
      await vi.goto(serving().url + stepPath[step], { waitUntil: 'domcontentloaded' });
      await main.getByRole('heading', { level: 2, name: heading }).waitFor();
      const held = main.locator('fieldset[disabled]').locator('input, button');
      await held.first().waitFor();
      for (const one of await held.all()) expect(await one.isEnabled()).toBe(false);
      await vi.getByText(ASK).first().waitFor();
      // The accounts are connected: whoever looks goes on to the next step.
      expect(await main.getByRole('button', { name: continues }).isEnabled()).toBe(step === 'accounts');
      await looksRight(vi);
      expect(await axeViolations(vi)).toEqual([]);
      await vi.screenshot({ path: `e2e/artifacts/viewer-setup-${step}.png`, fullPage: true });
    }
    await vi.context().close();
  },
  { scenario: 'shipping-saved' },
);

it(
  'three people play at once by links of the sandbox: what the advertiser saves, the others see within seconds',
  async ({ page, open, problems }) => {
    problems.allow(/^console: .*40[13]/);
    const campaign = '/google/dashboard?subpath=/campaigns/edit&programId=17890001';
    /** Somebody of the team in a browser of their own, on a page of the store admin. */
    const play = async (name: string, path: string): Promise<Page> => {
      await open('/sandbox');
      await page.getByRole('region', { name: 'Team', exact: true }).getByRole('button', { name }).click();
      await page.getByText(`Open this link elsewhere to be ${name}.`).waitFor();
      const other = await elsewhere(page);
      await other.goto(await page.getByRole('textbox', { name: 'Sign-in link' }).inputValue());
      await other.getByRole('button', { name: 'Sign in' }).click();
      await other.waitForURL(/\/google\//);
      await other.goto(serving().url + path, { waitUntil: 'domcontentloaded' });
      return other;
    };
    const vera = await play('Vera', campaign);
    const adam = await play('Adam', campaign);
    await page.setViewportSize({ width: 400, height: 800 });
    await looksRight(page);
    await open('/google/dashboard');
    const amount = (of: Page) => of.getByRole('textbox', { name: 'Daily budget' });
    const saves = (of: Page) => of.getByRole('button', { name: 'Save changes' });
    await vera.getByText(ASK).first().waitFor();
    expect(await saves(vera).isDisabled()).toBe(true);

    await amount(adam).fill('61');
    await saves(adam).click();
    const reason = 'All running campaigns together would spend 69 a day; your limit is 50. Ask an owner.';
    await adam.getByText(reason, { exact: false }).first().waitFor();
    await amount(adam).fill('33');
    await saves(adam).click();
    await page.getByText('33.00', { exact: false }).first().waitFor();
    await becomes(() => amount(vera).inputValue(), '33.00');
    for (const one of [vera, adam]) await one.context().close();
  },
  { scenario: 'ads-complete' },
);
