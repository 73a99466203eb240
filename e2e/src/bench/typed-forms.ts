import type { Locator, Page } from 'playwright-core';
import { amountField } from '../ads';
import type { Store } from '../store';

/** A field of the product that people type into, and the way to it. */
export interface TypedForm {
  readonly name: string;
  /** File of the field, from the root of the checkout. */
  readonly source: string;
  /** Name in `screens.json`. */
  readonly screen: string;
  readonly field: (page: Page) => Locator;
  /** What the store has to have besides the state of the screen. */
  readonly stock?: (store: Store) => Promise<unknown>;
  /** What has to be done on the screen before the field is there. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** What is typed. */
  readonly text: string;
}

const box = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name });
const list = (name: string | RegExp) => (page: Page) => page.getByRole('combobox', { name });
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const openViews = press(/^(Saved views|View: .*)$/);
const viewName = box('Save what is shown now as');
const phone = box('Phone number');

async function renameView(page: Page): Promise<void> {
  await openViews(page);
  await viewName(page).fill('First');
  await viewName(page).press('Enter');
  await press('Actions for the view First')(page);
  await page.getByRole('menuitem', { name: 'Rename' }).click();
}

async function askForCode(page: Page): Promise<void> {
  await phone(page).fill('213 373 4253');
  await press('Send verification code')(page);
}

/** More programs than stand on a page. */
async function manyCampaigns(store: Store): Promise<void> {
  for (let count = 1; count <= 20; count += 1)
    await store.call('POST', '/wc/gla/ads/campaigns', {
      name: `Winter ${count}`,
      amount: 5,
      targeted_locations: ['US'],
    });
}

const enterRates = (page: Page) => page.getByRole('radio', { name: 'I enter estimated shipping rates here' }).check();

async function openFind(page: Page): Promise<void> {
  // The keys are listened to once the help is there.
  await page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
}

const file = {
  address: 'mfe-settings/src/screens/alerts/alert-mails.section.tsx',
  amount: 'shared-sections/src/campaign/campaign-budget.section.tsx',
  campaign: 'shared-sections/src/campaign/campaign.section.tsx',
  countries: 'shared-sections/src/countries/country-select.tsx',
  dates: 'shared-sections/src/reports/date-range-panel.tsx',
  estimate: 'shared-sections/src/shipping/estimate-row.tsx',
  phone: 'shared-sections/src/phone/phone-entry.tsx',
} as const;

const campaignName = { source: file.campaign, field: box('Campaign name'), text: 'Lanterns for winter' };
const amount = { source: file.amount, field: amountField, text: '1234.5' };
const countries = { source: file.countries, field: list('Countries'), text: 'united st' };
const number = { source: file.phone, field: phone, text: '2133734253' };
const time = { source: file.estimate, field: box(/^Shipping time for .*United States/), text: '12' };
const rate = { source: file.estimate, field: box(/^Shipping rate for .*United States/), text: '12.50' };
const dates = {
  source: file.dates,
  field: (page: Page) => page.getByLabel('Start date'),
  open: (page: Page) => list('Date range')(page).click(),
  text: '11/05/2025',
};

/** Every field that people type into, those that several forms share in each of them. */
export const typedForms: readonly TypedForm[] = [
  {
    name: 'dashboard: search programs',
    source: 'mfe-dashboard/src/screens/dashboard/program-list.tsx',
    screen: 'dashboard',
    stock: manyCampaigns,
    field: (page) => page.getByRole('searchbox', { name: 'Search programs' }),
    text: 'winter',
  },
  {
    name: 'setup, step 1: whom to ask',
    source: 'shared-sections/src/hand-over/ask.modal.tsx',
    screen: 'setup, accounts',
    open: press('Ask somebody else'),
    field: box('Name of the person you ask'),
    text: 'Maria Example',
  },
  {
    name: 'setup, step 2: countries',
    screen: 'setup, audience',
    ...countries,
    open: (page) => page.getByRole('radio', { name: 'Selected countries only' }).check(),
  },
  { name: 'setup, step 3: shipping time', screen: 'setup, listings', ...time },
  { name: 'setup, step 3: shipping rate', screen: 'setup, listings', ...rate, open: enterRates },
  {
    name: 'setup, step 3: estimate in its dialog',
    source: 'shared-sections/src/shipping/estimate-modal.tsx',
    screen: 'setup, listings',
    open: press(/^Edit the shipping time for/),
    field: box(/^Then the estimated/),
    text: '13',
  },
  { name: 'setup, step 4: phone number', screen: 'setup, requirements', ...number },
  {
    name: 'setup, step 4: country code',
    source: file.phone,
    screen: 'setup, requirements',
    field: list('Country code'),
    text: 'united st',
  },
  {
    name: 'setup, step 4: verification code',
    source: 'shared-sections/src/phone/phone-code.tsx',
    screen: 'setup, requirements',
    open: askForCode,
    field: (page) => page.getByRole('group', { name: 'Verification code' }).getByRole('textbox').first(),
    text: '12345',
  },
  { name: 'ads setup: daily budget', screen: 'ads setup, campaign', ...amount },
  { name: 'create campaign: name', screen: 'create campaign', ...campaignName },
  { name: 'create campaign: countries', screen: 'create campaign', ...countries },
  { name: 'create campaign: daily budget', screen: 'create campaign', ...amount },
  { name: 'edit campaign: name', screen: 'edit campaign', ...campaignName },
  { name: 'edit campaign: daily budget', screen: 'edit campaign', ...amount },
  { name: 'edit free listings: shipping time', screen: 'edit free listings', ...time },
  { name: 'edit free listings: shipping rate', screen: 'edit free listings', ...rate },
  { name: 'dashboard: date range', screen: 'dashboard', ...dates },
  { name: 'reports: date range', screen: 'reports', ...dates },
  {
    name: 'reports: search for a program',
    source: 'mfe-reports/src/screens/reports/filter-picker.tsx',
    screen: 'reports',
    open: (page) => page.getByLabel('Show', { exact: true }).selectOption('single'),
    field: list('Program'),
    text: 'lantern',
  },
  {
    name: 'reports: name of a view',
    source: 'shared-sections/src/saved-views/views-panel.tsx',
    screen: 'reports',
    open: openViews,
    field: viewName,
    text: 'Lanterns by week',
  },
  {
    name: 'reports: new name of a view',
    source: 'shared-sections/src/saved-views/rename-form.tsx',
    screen: 'reports',
    open: renameView,
    field: box('New name of First'),
    text: 'Lanterns by week',
  },
  {
    name: 'product feed: search',
    source: 'mfe-product-feed/src/screens/product-feed/feed-toolbar.tsx',
    screen: 'product feed',
    field: (page) => page.getByLabel('Search products'),
    text: 'lantern',
  },
  { name: 'settings: phone number', screen: 'edit phone number', ...number },
  {
    name: 'settings: threshold of an alert',
    source: 'mfe-settings/src/screens/alerts/alert-rules.section.tsx',
    screen: 'settings of alerts',
    field: (page) => box(/^From \(/)(page).first(),
    text: '25',
  },
  {
    name: 'settings: mail address of alerts',
    source: file.address,
    screen: 'settings of alerts',
    field: box('Mail address'),
    text: 'ada@shop.example',
  },
  {
    name: 'settings: webhook of alerts',
    source: 'mfe-settings/src/screens/alerts/alert-webhook.section.tsx',
    screen: 'settings of alerts',
    field: box('Webhook address'),
    text: 'https://chat.example/hook',
  },
  {
    name: 'settings: search of the activity',
    source: 'mfe-settings/src/screens/activity/activity-filters.tsx',
    screen: 'activity',
    field: (page) => page.getByLabel('Search', { exact: true }),
    text: 'lantern',
  },
  {
    name: 'settings: name of an API key',
    source: 'mfe-settings/src/screens/api-keys/new-key.section.tsx',
    screen: 'API keys',
    field: box(/^Name/),
    text: 'nightly export',
  },
  {
    name: 'help: search of the questions',
    source: 'root-config/src/chrome/help-panel.tsx',
    screen: 'dashboard',
    open: press('Help'),
    field: (page) => page.getByLabel('Search questions and answers'),
    text: 'pause campaign',
  },
  {
    name: 'find a screen, campaign or product',
    source: 'root-config/src/chrome/find-place.tsx',
    screen: 'dashboard',
    open: openFind,
    field: list('Find a screen, campaign or product'),
    text: 'reports prod',
  },
];
