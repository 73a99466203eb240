import { billingOpen, createAccount } from '../src/ads';
import { mouse } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import { once, provoked } from '../src/setup';
import { settled } from '../src/screens';
import { forgetTold, listen, told } from '../src/spoken';
import {
  type Change,
  press,
  dashboard,
  checklist,
  feed,
  reports,
  adsSetup,
  toolsAreThere,
  showProgram,
  removal,
  keys,
  makeKey,
  sortedAfter,
} from '../src/told-changes';
import { becomes } from '../src/waiting';

openStore();

/** Longer than a removal can be taken back. */
const PATIENCE_MS = 20_000;

const changes: [string, Change][] = [
  [
    'a budget is saved',
    {
      ...dashboard,
      path: '/google/dashboard?subpath=/campaigns/edit&programId=17890001',
      make: async ({ page }) => {
        await page.getByRole('textbox', { name: /^Daily budget/ }).fill('42');
        await becomes(
          () => told(page),
          [expect.stringMatching(/ clicks a week$/), expect.stringMatching(/ conversions a week$/)],
        );
        await forgetTold(page);
        await press(page, /^Save/);
      },
      says: ['Everything, everywhere runs with $42.00 a day. Undo Dismiss'],
    },
  ],
  [
    'what is ticked is saved by itself',
    {
      ...checklist,
      make: ({ page }) => page.getByRole('checkbox').first().check(),
      says: ['Saving…', 'Saved'],
    },
  ],
  [
    'what is ticked cannot be saved',
    {
      ...checklist,
      make: async ({ page, store, problems }) => {
        problems.allow(...provoked);
        await store.fault(once('POST mc/settings', { times: 9 }));
        await page.getByRole('checkbox').first().check();
      },
      says: ['Saving…'],
      saysThen: [
        'Not saved Retry',
        'There was an error trying to save settings. Please try again later. An error stopped your store (500). Try again in a minute; if it happens again, tell whoever runs your store: saveSettings, 500. Reference: … Dismiss',
      ],
    },
  ],
  [
    'the connection is lost and comes back',
    {
      ...dashboard,
      make: async ({ page, problems }) => {
        problems.allow(/^console: .*(ERR_INTERNET_DISCONNECTED|failed \(0\))/, /^request failed: /);
        // Parts that come later have come: they could not be fetched without a connection.
        await page.getByRole('slider').first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.getByText(/^You are offline\./).waitFor();
        await page.context().setOffline(false);
      },
      says: [
        'You are offline. What you see stays here but may be out of date, and changes cannot be saved until you are connected again. Dismiss',
        'You are connected again. Everything shown here is being read again. Dismiss',
      ],
    },
  ],
  [
    'a campaign is removed',
    {
      ...dashboard,
      make: ({ page }) => removal(page),
      says: [
        'Everything, everywhere will be removed in 10 seconds. Undo',
        'Removing Everything, everywhere…',
        'Everything, everywhere was removed.',
        'Dismiss',
      ],
    },
  ],
  [
    'a removal is taken back',
    {
      ...dashboard,
      make: async ({ page }) => {
        await removal(page);
        await press(page, 'Undo');
      },
      says: [
        'Everything, everywhere will be removed in 10 seconds. Undo',
        'Everything, everywhere was not removed.',
        'Dismiss',
      ],
    },
  ],
  [
    'a campaign is enabled',
    {
      ...dashboard,
      make: ({ page }) => page.getByRole('switch', { name: /Candles/ }).click(),
      says: ['Candles for the winter runs with $12.50 a day. Undo Dismiss'],
    },
  ],
  [
    'an account is disconnected',
    {
      ...dashboard,
      path: '/google/settings',
      shows: 'owner@lantern-and-loam.example',
      make: async ({ page }) => {
        await press(page, 'Disconnect Google Ads account only');
        await page.getByRole('dialog').getByRole('checkbox').check();
        await page.getByRole('dialog').getByRole('button', { name: 'Disconnect Google Ads account only' }).click();
        await page.getByRole('link', { name: 'Connect Google Ads' }).waitFor();
      },
      says: ['Your Google Ads account is disconnected. Dismiss'],
    },
  ],
  [
    'an account is connected',
    {
      scenario: 'existing-domain',
      path: '/google/setup-mc',
      shows: 'Select an account to connect',
      make: async ({ page }) => {
        await page.getByLabel('Select an account to connect').selectOption({ index: 1 });
        await press(page, /^Connect$/);
      },
      says: ['Your Google Merchant Center account is connected.'],
    },
  ],
  [
    'products are filtered by a word',
    { ...feed, make: ({ page }) => page.getByRole('searchbox').fill('brass'), says: ['1–1 of 1'] },
  ],
  [
    'products are filtered by their status',
    {
      ...feed,
      make: async ({ page }) => {
        await page.getByRole('combobox', { name: 'Status' }).selectOption({ index: 1 });
      },
      says: ['1–10 of 10'],
    },
  ],
  [
    'changes are filtered by a word',
    {
      ...dashboard,
      path: '/google/settings?subpath=/activity',
      shows: 'Download as CSV',
      make: ({ page }) => page.getByRole('searchbox').fill('candles'),
      says: ['2 changes shown'],
    },
  ],
  [
    'a filter leaves no change',
    {
      ...dashboard,
      path: '/google/settings?subpath=/activity',
      shows: 'Download as CSV',
      make: ({ page }) => page.getByRole('searchbox').fill('zebra'),
      says: ['0 changes shown'],
    },
  ],
  [
    'a report shows one program',
    {
      ...reports,
      make: ({ page }) => showProgram(page, 'Everything, everywhere'),
      says: ['1 program shown'],
    },
  ],
  [
    'a report shows a program without figures',
    {
      ...reports,
      make: ({ page }) => showProgram(page, 'Candles for the winter'),
      says: ['0 programs shown'],
    },
  ],
  [
    'products are compared',
    {
      ...reports,
      path: '/google/reports?reportKey=products',
      shows: 'Check at least two below to compare them',
      make: async ({ page }) => {
        await toolsAreThere(page);
        const boxes = page.getByRole('region', { name: 'Products' }).getByRole('checkbox');
        for (const row of [1, 2, 3]) await boxes.nth(row).check();
        await press(page, 'Compare');
      },
      says: ['3 products shown'],
    },
  ],
  [
    'an ads account is created',
    {
      ...adsSetup,
      make: async ({ page, problems }) => {
        problems.allow(billingOpen);
        await createAccount(page, mouse);
      },
      says: ['Your Google Ads account is connected.'],
    },
  ],
  [
    'an ads account is connected',
    {
      ...adsSetup,
      make: async ({ page, problems }) => {
        problems.allow(billingOpen);
        await page.getByLabel('Select an account to connect').selectOption({ index: 1 });
        await press(page, /^Connect$/);
      },
      says: ['Your Google Ads account is connected.'],
    },
  ],
  [
    'what is told of is saved',
    {
      ...dashboard,
      path: '/google/settings?subpath=/alerts',
      shows: 'Spend without sales',
      make: async ({ page }) => {
        await page.getByRole('switch').first().click();
        await press(page, 'Save');
      },
      says: ['What you are told of is saved. Dismiss'],
    },
  ],
  [
    'a key for scripts is made',
    { ...keys, make: ({ page }) => makeKey(page, 'Nightly report'), says: ['Key “Nightly report” is made'] },
  ],
  [
    'a key for scripts is revoked',
    {
      ...keys,
      make: async ({ page }) => {
        await makeKey(page, 'Weekly report');
        await press(page, 'Done');
        await press(page, 'Close without copying');
        await forgetTold(page);
        await press(page, 'Revoke “Weekly report”');
        await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
      },
      says: ['The key “Weekly report” is revoked. Dismiss'],
    },
  ],
  [
    'products are hidden',
    {
      ...feed,
      make: async ({ page }) => {
        await page.getByRole('checkbox', { name: 'Select Beeswax Candle' }).check();
        await page.getByRole('button', { name: 'Clear selection' }).waitFor();
        await forgetTold(page);
        await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
        await press(page, 'Apply');
      },
      says: ['You successfully changed the channel visibility of 1 product. Undo Dismiss'],
    },
  ],
];

it.each(changes)(
  'a screen reader is told once, in a live region, when %s [17.5]',
  async (scene, _title, { scenario, path, shows, make, says, saysThen = [] }) => {
    const { page, open, store } = scene;
    await store.scenario(scenario);
    await listen(page);
    await open(path);
    await settled(page, shows);
    await forgetTold(page);
    await make(scene);
    const heard = async () => sortedAfter(says.length, await told(page));
    const expected = [...says, ...[...saysThen].sort()];
    await becomes(heard, expected, PATIENCE_MS);
    // Once: nothing comes after it.
    await page.waitForLoadState('networkidle');
    expect(await heard()).toEqual(expected);
  },
);
