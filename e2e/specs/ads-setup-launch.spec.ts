import {
  adsAccounts,
  amountField,
  approveBilling,
  at,
  button,
  callsOf,
  campaigns,
  dialog,
  enterAmount,
  goOn,
  launch,
  launched,
  looksRight,
  notice,
  provoked,
  toBilling,
} from '../src/ads';
import { mouse } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import { becomes, until } from '../src/waiting';
import type { Fault } from '../src/store';

openStore();

/** Fault that stays until it is cleared: the browser itself tries again as well. */
const lost: Partial<Fault> = { drop: 'after' };

describe('one decision, one effect', () => {
  it(
    'makes one ads account although its answer was lost, in two tabs at once, and both show it [S7.34, O7.15] [T11]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      const other = await page.context().newPage();
      for (const tab of [page, other]) {
        await tab.goto(`${store.url}/google/setup-ads`, { waitUntil: 'domcontentloaded' });
        await button(tab, /^Create a new Google Ads account$/).click();
        await dialog(tab, 'Create Google Ads account').getByRole('checkbox').check();
      }
      await store.fault(at('POST', 'ads/accounts', lost));
      const create = (tab: typeof page) =>
        dialog(tab, 'Create Google Ads account').getByRole('button', { name: 'Create account' }).click();
      // At once: what one tab has made is known in the other soon after.
      await Promise.all([page, other].map(create));
      await page.getByText(/^Account \d+$/).waitFor();
      await other.getByText(/^Account \d+$/).waitFor();
      expect(await adsAccounts(store)).toHaveLength(3);
      await open('/google/setup-ads');
      await page.getByText(/^Account \d+$/).waitFor();
      await becomes(() => button(page, 'Continue').isEnabled(), true);
    },
    { scenario: 'complete' },
  );

  it(
    'creates one campaign after a double click whose answer was lost: a reload comes back to it, and trying again is the same request [S4.23, O8.09] [decisions 5]',
    async (scene) => {
      const { page, store, problems } = scene;
      problems.allow(...provoked);
      await approveBilling(store);
      await store.fault(at('POST', 'ads/campaigns', lost));
      await toBilling(scene, mouse, '25');
      await launch(page).dblclick();
      await page.getByText(/^No clear answer arrived, so it is not certain/).waitFor();
      await looksRight(page);
      await store.clearFaults();
      await page.reload();
      await page.getByText(/^No clear answer arrived, so it is not certain/).waitFor();
      await page.getByText('$25.00').waitFor();
      await button(page, /Create your paid campaign/).click();
      await becomes(
        async () => [await amountField(page).inputValue(), await amountField(page).isEnabled()],
        ['25.00', false],
      );
      await goOn(page, mouse);
      await button(page, 'Try again').click();
      await launched(page);
      expect((await campaigns(store)).map(({ amount }) => amount)).toEqual([25]);
      expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({
        'listings.campaign': expect.stringMatching(/^\{"open":null,"last":"[0-9a-f]{32}"\}$/),
      });
    },
    { scenario: 'ads-pending-billing' },
  );

  it(
    'creates one campaign when the page is reloaded in the middle, and when a second tab launches meanwhile and afterwards [S4.23] [decisions 5] [T11]',
    async (scene) => {
      const { page, store, problems } = scene;
      problems.allow(...provoked);
      await approveBilling(store);
      await toBilling(scene, mouse, '25');
      const other = await page.context().newPage();
      await toBilling(
        { ...scene, page: other, open: async (path) => void (await other.goto(store.url + path)) },
        mouse,
        '40',
      );
      await store.fault(at('POST', 'ads/campaigns', { delayMs: 2500, times: 1 }));
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/campaigns'),
      );
      await launch(page).click();
      await sent;
      await launch(other).click();
      await notice(other, 'Another tab is doing this right now.').waitFor();
      await page.reload();
      await page.getByText(/^No clear answer arrived, so it is not certain/).waitFor();
      await until(async () => (await campaigns(store)).length > 0);
      await button(page, 'Try again').click();
      await launched(page);
      await launch(other).click();
      await launched(other);
      expect((await campaigns(store)).map(({ amount }) => amount)).toEqual([25]);
    },
    { scenario: 'ads-pending-billing' },
  );

  it(
    'only completes the setup when the campaign exists, also after a reload; a certain refusal keeps what was entered [S8.47, S8.48, O8.09] [decisions 5]',
    async (scene) => {
      const { page, store, problems } = scene;
      problems.allow(...provoked);
      await approveBilling(store);
      const failure = { status: 500, body: { message: 'Broken' }, times: 1 };
      await store.fault(at('POST', 'ads/accounts', failure));
      await store.fault(
        at('POST', 'ads/campaigns', { status: 400, body: { message: 'Error creating campaign' }, times: 1 }),
      );
      await store.fault(at('POST', 'ads/setup/complete', failure));
      const before = await callsOf(store, 'completeAdsSetup');
      await toBilling(scene, mouse, '25');
      await launch(page).click();
      await notice(page, 'Unable to complete your Google Ads account setup. Please try again later.').waitFor();
      await launch(page).click();
      await notice(page, 'Unable to create your paid ads campaign. Please try again later.').waitFor();
      expect((await campaigns(store)).length).toBe(0);
      await launch(page).click();
      await notice(page, 'Unable to complete your ads setup. Please try again later.').waitFor();
      await page.reload();
      await page.getByText(/^Your campaign was created\. Only the last step/).waitFor();
      await looksRight(page);
      await button(page, 'Complete ads setup').click();
      await launched(page);
      expect([(await campaigns(store)).length, (await callsOf(store, 'completeAdsSetup')) - before]).toEqual([1, 2]);
    },
    { scenario: 'ads-pending-billing' },
  );

  it(
    'can be started over when nobody answers: what was asked for before is given up knowingly',
    async (scene) => {
      const { page, store, problems } = scene;
      problems.allow(...provoked);
      await approveBilling(store);
      await store.fault(at('POST', 'ads/campaigns', { drop: 'before' }));
      await toBilling(scene, mouse, '25');
      await launch(page).click();
      await button(page, 'Start over instead').click();
      await store.clearFaults();
      await button(page, /Create your paid campaign/).click();
      await enterAmount(page, mouse, '30');
      await goOn(page, mouse);
      await launch(page).click();
      await launched(page);
      expect((await campaigns(store)).map(({ amount }) => amount)).toEqual([30]);
    },
    { scenario: 'ads-pending-billing' },
  );
});
