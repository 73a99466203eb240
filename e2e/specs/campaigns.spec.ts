import type { Locator, Page } from 'playwright-core';
import { amountField, at, button, campaigns, dialog, looksRight, notice, provoked, told } from '../src/ads';
import { keyboard, mouse, type InputMethod } from '../src/input-methods';
import { pressOn } from '../src/keyboard';
import { it, openStore, type Scene } from '../src/scene';
import { becomes, until } from '../src/waiting';
import type { Fault } from '../src/store';

openStore();

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const programSwitch = (page: Page, name: string) => page.getByRole('switch', { name: `Run ${name}` });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const lost: Partial<Fault> = { drop: 'after' };
const broken: Partial<Fault> = { status: 500, body: { message: 'Broken' } };
const all = 'Everything, everywhere';
const statusOf = async ({ store }: Scene, name: string) =>
  (await campaigns(store)).find((campaign) => campaign.name === name)?.status;

/** A switch is a checkbox: Space changes it. */
const toggle = (hand: InputMethod, target: Locator) =>
  hand.name === 'mouse' ? target.click() : pressOn(target, 'Space');

describe('the programs of the dashboard', () => {
  it(
    'keep what can be done with them in sight beside a name of one long word [O2.03]',
    async ({ page, open, store }) => {
      const name = `https://lantern-and-loam.example/${'winter-clearance-of-lanterns-'.repeat(5)}`;
      await store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { name });
      await open('/google/dashboard');
      await row(page, name).waitFor();
      const room = page.getByRole('region', { name: 'Programs' });
      expect(await room.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'are the free listings and then the campaigns, with country, budget in the currency of the ads account, and status [O2.03, O3.09, O4.07]',
    async ({ page, open }) => {
      await open('/google/dashboard');
      await row(page, all).getByText('United States (US) + 1 more').waitFor();
      const rows = async () => {
        const texts = await page.getByRole('table', { name: 'Programs' }).getByRole('row').allInnerTexts();
        return texts.slice(1).map((text) =>
          text
            .replaceAll(/\s+/g, ' ')
            .replace(/Run .*? (?=Enabled|Paused)/, '')
            // Figures of the campaigns are removed: another test checks them.
            .replaceAll(/ [\d.,]+ EUR today| (?:[\d.,]+×|—)(?= )/g, '')
            .replace(/(?<=\d EUR)(?: [\d.,]+ EUR){2,3}/, '')
            .trim(),
        );
      };
      await becomes(rows, [
        'Free listings United States (US) + 1 more Free Enabled Edit',
        'Everything, everywhere United States (US) + 1 more 20.00 EUR Enabled Edit Duplicate Remove',
        'Candles for the winter United States (US) 12.50 EUR Paused Edit Duplicate Remove',
        'Lanterns 2024 United States (US) 8.00 EUR Enabled Edit Duplicate Remove',
        'All programs 28.00 EUR',
      ]);
      await page.getByText('Your Google Ads account counts in EUR, your store in USD.', { exact: false }).waitFor();
      expect(await programSwitch(page, 'Free listings').isEnabled()).toBe(false);
      await page.getByRole('link', { name: 'Add paid campaign' }).click();
      await heading(page, 'Create your paid campaign').waitFor();
    },
    { scenario: 'currency-mismatch' },
  );

  it.each([
    ['mouse', mouse, 1280],
    ['keyboard', keyboard, 320],
  ] as [string, InputMethod, number][])(
    'are enabled at once and paused after a confirmation, by %s [O4.07, O6.01, O7.11]',
    async (scene, _name, hand, width) => {
      const { page, open } = scene;
      await page.setViewportSize({ width, height: 800 });
      await open('/google/dashboard');
      await toggle(hand, programSwitch(page, 'Candles for the winter'));
      await row(page, 'Candles for the winter').getByText('Enabled').waitFor();
      await until(async () => (await statusOf(scene, 'Candles for the winter')) === 'enabled');
      await toggle(hand, programSwitch(page, all));
      const pause = dialog(page, 'Pause this campaign?');
      await pause.getByText('at least 14 days', { exact: false }).waitFor();
      await looksRight(page);
      await hand.press(pause.getByRole('button', { name: 'Keep it running' }));
      await pause.waitFor({ state: 'detached' });
      expect([await statusOf(scene, all), await programSwitch(page, all).isChecked()]).toEqual(['enabled', true]);
      await toggle(hand, programSwitch(page, all));
      await hand.press(pause.getByRole('button', { name: 'Pause campaign' }));
      await row(page, all).getByText('Paused').waitFor();
      await until(async () => (await statusOf(scene, all)) === 'paused');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'take a switch back and say so when it could not be changed; a lost answer is looked up first [O4.07, O8.09] [decisions 17]',
    async (scene) => {
      const { page, open, store, problems } = scene;
      problems.allow(...provoked);
      await open('/google/dashboard');
      await store.fault(at('PATCH', 'ads/campaigns/{id}', { ...broken, delayMs: 400 }));
      const candles = programSwitch(page, 'Candles for the winter');
      await candles.click();
      await row(page, 'Candles for the winter').getByText('Enabled').waitFor();
      await notice(page, 'Unable to update your paid ads campaign. Please try again later.').waitFor();
      await row(page, 'Candles for the winter').getByText('Paused').waitFor();
      expect(await statusOf(scene, 'Candles for the winter')).toBe('paused');
      await button(page, 'Dismiss').click();
      await store.clearFaults();
      await store.fault(at('PATCH', 'ads/campaigns/{id}', lost));
      await candles.click();
      await page.waitForLoadState('networkidle');
      await row(page, 'Candles for the winter').getByText('Enabled').waitFor();
      expect(await statusOf(scene, 'Candles for the winter')).toBe('enabled');
      expect(await page.getByText(/^Unable to/).count()).toBe(0);
    },
    { scenario: 'ads-complete' },
  );

  /** Answers the question with yes: ten seconds to take it back begin. */
  const remove = async (page: Page, name: string) => {
    const question = dialog(page, 'Remove this campaign permanently?');
    await button(page, `Remove ${name}`).click();
    await question.getByText('it is permanent and cannot be undone.', { exact: false }).waitFor();
    await looksRight(page);
    await question.getByRole('button', { name: 'Remove campaign' }).click();
    await question.waitFor({ state: 'detached' });
    await row(page, name).waitFor({ state: 'detached' });
    await told(page, `${name} will be removed in 10 seconds.`).waitFor();
  };

  it(
    'are removed for good ten seconds after a question that says so; one that another tab removed is simply gone [O4.07, O6.01, O7.12, O8.09, O8.17]',
    async (scene) => {
      const { page, open, store, problems } = scene;
      problems.allow(...provoked);
      await page.clock.install();
      await open('/google/dashboard');
      const other = await page.context().newPage();
      await other.goto(`${store.url}/google/dashboard`);
      await row(other, 'Lanterns 2024').waitFor();
      await store.fault(at('DELETE', 'ads/campaigns/{id}', broken));
      await remove(page, 'Lanterns 2024');
      await page.clock.fastForward(10_000);
      await notice(page, 'Unable to delete your paid ads campaign. Please try again later.').waitFor();
      await row(page, 'Lanterns 2024').waitFor();
      expect(await statusOf(scene, 'Lanterns 2024')).toBe('enabled');
      await button(page, 'Dismiss').click();
      await store.clearFaults();
      await store.fault(at('DELETE', 'ads/campaigns/{id}', lost));
      await remove(page, 'Lanterns 2024');
      expect(await statusOf(scene, 'Lanterns 2024')).toBe('enabled');
      await page.clock.fastForward(10_000);
      await told(page, 'Lanterns 2024 was removed.').waitFor();
      for (const tab of [page, other]) await row(tab, 'Lanterns 2024').waitFor({ state: 'detached' });
      expect(await statusOf(scene, 'Lanterns 2024')).toBe('removed');
      await store.clearFaults();
      const candles = (await campaigns(store)).find(({ name }) => name === 'Candles for the winter');
      await store.call('DELETE', `/wc/gla/ads/campaigns/${candles?.id ?? 0}`);
      await row(page, 'Candles for the winter').waitFor({ state: 'detached' });
      expect(await page.getByText('Unable to delete', { exact: false }).count()).toBe(0);
      await page.reload();
      await row(page, all).waitFor();
      // Figures of removed campaigns stay, so that the rows add up to the total.
      await becomes(
        () => page.getByRole('table', { name: 'Programs' }).getByRole('rowheader').allInnerTexts(),
        ['Free listings', all, 'Removed campaigns', 'All programs'],
      );
    },
    { scenario: 'ads-complete' },
  );

  it(
    'are not removed when that is taken back, on another screen too [O4.07]',
    async (scene) => {
      const { page, open } = scene;
      await page.clock.install();
      await open('/google/dashboard');
      await remove(page, 'Lanterns 2024');
      await page.getByRole('link', { name: 'Reports', exact: true }).click();
      await heading(page, 'Reports').waitFor();
      await page.clock.fastForward(6000);
      await button(page, 'Undo').click();
      await told(page, 'Lanterns 2024 was not removed.').waitFor();
      await page.clock.fastForward(60_000);
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await row(page, 'Lanterns 2024').waitFor();
      expect(await statusOf(scene, 'Lanterns 2024')).toBe('enabled');
    },
    { scenario: 'ads-complete' },
  );

  it.each([
    ['its tab is closed', (page: Page) => page.close()],
    ['it is loaded again', (page: Page) => page.reload()],
  ])(
    'are removed at once when the page goes before the ten seconds are over: %s [O4.07]',
    async (scene, _how, leave) => {
      const { page, store } = scene;
      const other = await page.context().newPage();
      await other.goto(`${store.url}/google/dashboard`);
      await remove(other, 'Lanterns 2024');
      expect(await statusOf(scene, 'Lanterns 2024')).toBe('enabled');
      await leave(other);
      await until(async () => (await statusOf(scene, 'Lanterns 2024')) === 'removed');
      if (other.isClosed()) return;
      await told(other, /^Lanterns 2024 is being removed: the page was left/).waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'say in their place that the campaigns could not be loaded, whichever way that fails [O8.08]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      for (const fault of [broken, { drop: 'before' }, { status: 200, body: '<html>' }] as const) {
        await store.fault(at('GET', 'ads/campaigns', fault));
        await open('/google/dashboard');
        await page.getByText('There was an error loading ads campaigns.').waitFor();
        await row(page, 'Free listings').waitFor();
        // Parts that come later read what failed once more.
        await page.waitForLoadState('networkidle');
        await store.clearFaults();
        await button(page, 'Retry').first().click();
        await row(page, all).waitFor();
      }
    },
    { scenario: 'ads-complete' },
  );
});

it.each([[1280], [400]])(
  'the budget of a campaign comes with an estimate, a range with its basis, at %i pixels [O2.53]',
  async ({ page, open }, width) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/google/dashboard?subpath=/campaigns/create');
    await amountField(page).fill('42');
    const estimate = page.getByRole('group', { name: 'What this budget may bring' });
    await estimate.getByText(/^\d+ to \d+ clicks a week$/).waitFor();
    await estimate.getByText(/^\d+ to \d+ conversions a week$/).waitFor();
    await estimate.getByText(/^Based on 60 similar stores in your countries over the last 28 days/).waitFor();
    await looksRight(page);
  },
  { scenario: 'ads-complete' },
);

describe('the notice about converted campaigns', () => {
  const cases: [string, string, string][] = [
    ['announces the upgrade before it', 'campaigns-unconverted', 'Your campaigns will be upgraded'],
    ['tells of the upgrade within 30 days after it', 'campaigns-converted', 'Your campaigns were upgraded'],
  ];

  it.each(cases)(
    '%s, and stays away for good once it was dismissed [O4.08, O9.10]',
    async ({ page, open, store }, _when, scenario, title) => {
      await store.scenario(scenario);
      await open('/google/dashboard');
      await page.getByText(title).waitFor();
      await looksRight(page);
      await page.locator('main').filter({ hasText: title }).getByRole('button', { name: 'Dismiss' }).click();
      await page.getByText(title).waitFor({ state: 'detached' });
      await page.reload();
      await row(page, all).waitFor();
      expect(await page.getByText(title).count()).toBe(0);
    },
  );

  it(
    'says nothing of an upgrade longer ago than 30 days [O4.08, O9.04]',
    async ({ page, open, store }) => {
      await store.call('POST', '/sandbox/v1/clock', { advanceMs: 26 * 24 * 60 * 60 * 1000 });
      await page.clock.install({ time: Date.now() + 26 * 24 * 60 * 60 * 1000 });
      await open('/google/dashboard');
      await row(page, all).waitFor();
      expect(await page.getByText('Your campaigns were upgraded').count()).toBe(0);
    },
    { scenario: 'campaigns-converted' },
  );
});
