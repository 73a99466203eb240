import { createFakePage } from '@listings/shared-app/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { cardOf, showSettings } from '../../testing/settings.harness';
import { RestOfSettings } from './settings.screen';

const broken = { status: 500, body: { message: 'Broken' } } as const;

beforeAll(() => RestOfSettings.preload());

describe('is fetched', () => {
  const isThere = () => screen.queryByRole('region', { name: 'Danger area' }) !== null;

  it('once the accounts have stood for a moment, no sooner', async () => {
    let answer: () => void = () => undefined;
    const { fake } = showSettings({}, ({ hold }) => void (answer = hold('getAdsConnection')));
    expect(await within(await cardOf('Google Merchant Center')).findByText('Connected')).toBeVisible();
    answer();
    expect(await within(await cardOf('Google Ads')).findByText('Connected')).toBeVisible();
    expect(fake.callsOf('getAudience')).toEqual([]);
    expect(isThere()).toBe(false);
    await waitFor(() => expect(isThere()).toBe(true));
    expect(fake.callsOf('getAudience')).toHaveLength(1);
  });

  it('although one account never answers: the others can be disconnected', async () => {
    showSettings({}, ({ hold }) => void hold('getAdsConnection'));
    expect(await screen.findByRole('button', { name: 'Disconnect all accounts' })).toBeVisible();
    expect(within(await cardOf('Google Ads')).getByRole('status')).toBeInTheDocument();
  });
});

describe('shipping, audience and tax', () => {
  it('are busy, with the way to where they are edited, until they are read [O2.52]', async () => {
    let answer: () => void = () => undefined;
    showSettings({}, ({ hold }) => void (answer = hold('getAudience')));
    const card = await cardOf('Target audience');
    expect(card).toHaveAttribute('aria-busy', 'true');
    expect(within(card).getByRole('link', { name: 'Edit the target audience' })).toBeVisible();
    answer();
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'false'));
  });

  it('stand here as they are set, and are edited where the free listings are edited [O2.52]', async () => {
    const settings = { ...createFakePage().store.settings, shipping_rate: 'flat', shipping_time: 'manual' } as const;
    const audience = { location: 'selected', countries: ['US', 'CA'], locale: 'en_US', language: 'English' } as const;
    showSettings({ store: { settings, audience: { ...audience, countries: [...audience.countries] } } });
    expect(await within(await cardOf('Target audience')).findByText('United States (US) and Canada')).toBeVisible();
    expect(
      await within(await cardOf('Shipping and tax')).findByText(
        'Shipping rates entered here, delivery times set up in Merchant Center',
      ),
    ).toBeVisible();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Edit the target audience')).toBe('/google/dashboard?subpath=/free-listings/edit&pageStep=1');
    expect(href('Edit shipping and tax')).toBe('/google/dashboard?subpath=/free-listings/edit&pageStep=2');
  });

  it('name five countries of the audience, and how many more there are [S9.07]', async () => {
    const countries = ['US', 'CA', 'GB', 'DE', 'FR', 'IT', 'ES'];
    showSettings({ store: { audience: { location: 'selected', countries, locale: 'en_US', language: 'English' } } });
    const card = await cardOf('Target audience');
    expect(await within(card).findByText(/^([^,]+, ){4}[^,]+ \+ 2 more$/)).toBeVisible();
  });

  it('can be edited although they could not be read, without a notice', async () => {
    const { fake } = showSettings({}, ({ fail }) => {
      fail('getSettings', broken);
      fail('getAudience', broken);
    });
    expect(await screen.findByRole('link', { name: 'Edit shipping and tax' })).toBeVisible();
    await waitFor(() => expect(fake.callsOf('getSettings')).toHaveLength(1));
    expect(fake.notices).toEqual([]);
  });
});

it('leads to the Merchant Center account by its id, and to where the ads accounts are chosen', async () => {
  showSettings();
  const linkOf = async (account: string) =>
    within(await cardOf(account)).findByRole('link', {
      name: `Open the account (${account}) (opens in a new tab)`,
    });
  const merchant = await linkOf('Google Merchant Center');
  expect(merchant).toHaveAttribute('href', 'https://merchants.google.com/mc/overview?a=12345678');
  expect(await linkOf('Google Ads')).toHaveAttribute('href', 'https://ads.google.com/nav/selectaccount');
});

it('says which version the plugin of the store has, where that is known', async () => {
  const { unmount } = showSettings({ bootstrap: { pluginVersion: '2.1.3' } });
  const version = await screen.findByText('2.1.3');
  await waitFor(() => expect(version).toBeVisible());
  unmount();
  const { capabilities } = createFakePage().page.bootstrap;
  showSettings({ bootstrap: { pluginVersion: null, capabilities: { ...capabilities, deploys: false } } });
  await screen.findByRole('button', { name: 'Disconnect all accounts' });
  expect(screen.queryByRole('heading', { name: 'Versions' })).toBeNull();
  cleanup();
  showSettings({ bootstrap: { pluginVersion: null, capabilities: { ...capabilities, deploys: true } } });
  const versions = within(await screen.findByRole('region', { name: 'Versions' }));
  expect(versions.getByText(/to see which builds made this page\.$/)).toBeInTheDocument();
  expect(versions.queryByText(/Plugin of the store/)).toBeNull();
});

it('leads owners to the releases, and nobody else', async () => {
  const owner = { id: 'ada', name: 'Ada', role: 'owner', spendLimit: null, refused: {}, refusal: '' } as const;
  const { unmount } = showSettings({ bootstrap: { person: owner } });
  expect(await screen.findByRole('link', { name: 'Open the releases' })).toHaveAttribute('href', '/releases');
  unmount();
  showSettings({ bootstrap: { person: { ...owner, role: 'advertiser' } } });
  await screen.findByRole('region', { name: 'Versions' });
  expect(screen.queryByRole('link', { name: 'Open the releases' })).toBeNull();
});

it('says what follows before it is disconnected [O4.10]', async () => {
  showSettings();
  const section = await screen.findByRole('region', { name: 'Danger area' });
  expect(section).toHaveTextContent(/Campaigns that run go on spending until they are paused\./);
  expect(within(section).getAllByRole('button')).toHaveLength(2);
});

describe('a person whose role is not enough', () => {
  const viewer = {
    id: 'vi',
    name: 'Vi',
    role: 'viewer',
    spendLimit: null,
    refused: {
      disconnectAll: 'owner',
      disconnectAds: 'owner',
      connectMerchantAccount: 'owner',
      connectAdsAccount: 'owner',
    },
    refusal: 'Your role does not allow this. Ask an owner: Ada, Bo.',
  } as const;

  it('sees what they may not do disabled, with the reason and whom to ask', async () => {
    showSettings({ bootstrap: { person: viewer } });
    expect(await screen.findByRole('button', { name: 'Disconnect all accounts' })).toBeDisabled();
    const area = within(screen.getByRole('region', { name: 'Danger area' }));
    expect(area.getAllByText('Your role does not allow this. Ask an owner: Ada, Bo.')).toHaveLength(2);
    for (const button of area.getAllByRole('button')) expect(button).toHaveAccessibleDescription(viewer.refusal);
    const people = within(await cardOf('People'));
    expect(people.getByText('You are signed in as Vi: you see everything and change nothing.')).toBeVisible();
    expect(people.getByRole('link', { name: 'Open the people' })).toHaveAttribute('href', '/people');
  });

  it('is refused nothing where an account is connected: its own site is open to everybody', async () => {
    showSettings({ bootstrap: { person: viewer } });
    for (const account of ['Google Merchant Center', 'Google Ads']) {
      const card = within(await cardOf(account));
      expect(await card.findByRole('link', { name: /^Open the account/ })).toBeVisible();
      expect(card.queryByText(viewer.refusal)).toBeNull();
    }
  });

  it('is not told of people by a host that alone knows them', async () => {
    showSettings();
    expect(await screen.findByRole('button', { name: 'Disconnect all accounts' })).toBeEnabled();
    expect(screen.queryByRole('group', { name: 'People' })).toBeNull();
  });
});
