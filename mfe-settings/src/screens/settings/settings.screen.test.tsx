import type { ContactInformation } from '@listings/shared-api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, readCardOf, linked, openDialog, showSettings } from '../../testing/settings.harness';
import { RestOfSettings } from './settings.screen';

const broken = { status: 500, body: { message: 'Broken' } } as const;
const withContact = (contact: Partial<ContactInformation>) => ({
  store: { contact: { ...linked.contact, ...contact } },
});

beforeAll(() => RestOfSettings.preload());

describe('contact information', () => {
  it('shows the phone number in international form [O2.47, S3.12]', async () => {
    showSettings();
    expect(await within(await readCardOf('Phone number')).findByText('+1 213 373 4253')).toBeVisible();
  });

  it('warns of a saved number that is none [O2.47]', async () => {
    showSettings(withContact({ phone_number: '12345' }));
    const phone = within(await readCardOf('Phone number'));
    expect(await phone.findByText('This is not a valid phone number. Choose “Edit” to correct it.')).toBeVisible();
    expect(phone.getByText('12345')).toBeVisible();
  });

  it.each([
    ['Phone number', { phone_number: null }, 'settings-no-phone-number-notice'],
    ['Store address', { is_mc_address_different: true }, 'settings-no-store-address-notice'],
  ])('leads from the warning about the %s to where to read about it', async (card, contact, context) => {
    const { fake } = showSettings(withContact(contact));
    await userEvent.click(within(await readCardOf(card)).getByRole('link', { name: /^Read more about contact/ }));
    expect(fake.events[0]).toMatchObject({
      name: 'gla_documentation_link_click',
      properties: { context, link_id: 'contact-information-read-more' },
    });
  });

  it('shows the store address, and leads to the edit pages of both [O2.47, O2.48, O3.08]', async () => {
    showSettings();
    expect(await readCardOf('Store address')).toHaveTextContent(
      '1 Main St, Suite 5, Springfield, California 90210, United States (US)',
    );
    const phone = within(await readCardOf('Phone number')).getByRole('link', { name: 'Edit phone number' });
    const address = screen.getByRole('link', { name: 'Edit store address' });
    expect(phone).toHaveAttribute('href', '/google/settings?subpath=/edit-phone-number');
    expect(address).toHaveAttribute('href', '/google/settings?subpath=/edit-store-address');
  });

  it.each([
    ['Edit phone number', 'gla_edit_mc_phone_number'],
    ['Edit store address', 'gla_edit_mc_store_address'],
  ])('records that somebody chose “%s” [O7.30]', async (label, name) => {
    const { fake } = showSettings();
    await userEvent.click(await screen.findByRole('link', { name: label }));
    expect(fake.events[0]).toEqual({ name, properties: { path: '/google/settings', subpath: '' } });
  });

  it.each([
    ['there is no phone number', { phone_number: null }, 'Phone number', 'Add your phone number.'],
    ['the address is not filled', { wc_address_errors: ['city'] }, 'Store address', 'Add your store address.'],
    [
      'the address differs in the Merchant Center',
      { is_mc_address_different: true },
      'Store address',
      'Your store address differs from the one in your Merchant Center account.',
    ],
  ])('warns when %s [O2.47, O3.08]', async (_when, contact, card, warning) => {
    showSettings(withContact(contact));
    expect(within(await readCardOf(card)).getByText(warning)).toBeVisible();
  });

  it('is told not to be had in its place, with the reference and Retry; the accounts are there [S8.37]', async () => {
    showSettings({}, ({ fail }) => fail('getContactInformation', { ...broken, reference: 'r-25' }));
    const problem = await screen.findByRole('alert');
    expect(within(problem).getByText('Reference: r-25')).toBeVisible();
    expect(problem).toHaveTextContent('There was an error loading Google Merchant Center contact information.');
    expect(within(await cardOf('Google account')).getByText('Connected')).toBeVisible();
    await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await cardOf('Store address')).toHaveTextContent('Springfield');
  });
});

describe('linked accounts', () => {
  it('shows the four accounts [O2.47, O3.07]', async () => {
    showSettings();
    expect(await within(await cardOf('WordPress.com')).findByText('jane@example.com')).toBeVisible();
    expect(await within(await cardOf('Google account')).findByText('jane@gmail.com')).toBeVisible();
    expect(await within(await cardOf('Google Merchant Center')).findByText('Account 12345678')).toBeVisible();
    expect(await within(await cardOf('Google Ads')).findByText('Account 2345678901 (EUR)')).toBeVisible();
    expect(screen.getAllByText('Connected')).toHaveLength(4);
  });

  it('names the hosting account only to its owner [S6.02]', async () => {
    showSettings({ store: { hosting: { active: 'yes', owner: 'no', displayName: '', email: 'jane@example.com' } } });
    const hosting = within(await cardOf('WordPress.com'));
    expect(await hosting.findByText('Successfully connected through the hosting account')).toBeVisible();
    expect(hosting.queryByText('jane@example.com')).toBeNull();
  });

  it.each([
    ['getHostingConnection', 'WordPress.com', 'There was an error loading Jetpack account info.'],
    ['getProviderConnection', 'Google account', 'There was an error loading Google account info.'],
    [
      'getMerchantConnection',
      'Google Merchant Center',
      'There was an error loading Google Merchant Center account info.',
    ],
    ['getAdsConnection', 'Google Ads', 'There was an error loading Google Ads account info.'],
  ] as const)(
    'waits, fails with its reference and is read again on its own: %s [O2.47]',
    async (key, card, message) => {
      const others = ['WordPress.com', 'Google account', 'Google Merchant Center', 'Google Ads'].filter(
        (name) => name !== card,
      );
      let letGo: () => void = () => undefined;
      const { fake } = showSettings({}, (page) => {
        page.fail(key, { ...broken, reference: `r-${key}` });
        letGo = page.hold(key);
      });
      for (const name of others) expect(await within(await cardOf(name)).findByText('Connected')).toBeVisible();
      expect(within(await cardOf(card)).getByRole('status')).toBeInTheDocument();
      letGo();
      const problem = await within(await cardOf(card)).findByRole('alert');
      expect(problem).toHaveTextContent(message);
      expect(within(problem).getByText(`Reference: r-${key}`)).toBeVisible();
      expect(fake.notices.map(({ text }) => text)).toEqual([message]);
      await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
      expect(await within(await cardOf(card)).findByText('Connected')).toBeVisible();
    },
  );
});

describe('the ads account', () => {
  const none = { id: 0, currency: null, symbol: '$', status: 'disconnected' } as const;

  it('can be linked while there is none [O2.47]', async () => {
    showSettings({ store: { ads: none } });
    const card = within(await cardOf('Google Ads'));
    expect(await card.findByRole('link', { name: 'Connect Google Ads' })).toHaveAttribute('href', '/google/setup-ads');
    expect(card.queryByRole('button')).toBeNull();
  });

  it('can be finished, or disconnected, while its setup is not finished [O2.47, O3.07]', async () => {
    showSettings({ store: { ads: { ...linked.ads, status: 'incomplete', currency: null } } });
    const card = within(await cardOf('Google Ads'));
    const finish = await card.findByRole('link', { name: 'Finish the setup of Google Ads' });
    expect(finish).toHaveAttribute('href', '/google/setup-ads');
    expect(card.getByText('Account 2345678901')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Disconnect Google Ads account only' })).toBeVisible();
  });
});

it('says of an account that it is not connected', async () => {
  showSettings({ store: { merchant: { id: 0, status: 'disconnected' } } });
  expect(await within(await cardOf('Google Merchant Center')).findByText('Not connected')).toBeVisible();
});

describe('disconnecting', () => {
  type Texts = readonly [action: string, title: string, confirmation: string];
  const all: Texts = [
    'Disconnect all accounts',
    'Disconnect all accounts?',
    'Yes, I want to disconnect all my accounts.',
  ];
  const ads: Texts = [
    'Disconnect Google Ads account only',
    'Disconnect your Google Ads account?',
    'Yes, I want to disconnect my Google Ads account.',
  ];
  const open = async ([action, title]: Texts) => {
    const button = await screen.findByRole('button', { name: action });
    await openDialog(() => userEvent.click(button));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const confirm = async (texts: Texts) => {
    const dialog = await open(texts);
    await userEvent.click(dialog.getByRole('checkbox', { name: texts[2] }));
    await userEvent.click(dialog.getByRole('button', { name: texts[0] }));
    return dialog;
  };

  it.each([
    ['all accounts', all],
    ['the ads account', ads],
  ])('of %s is confirmed only after its box is ticked, and says so [O4.10, O5.05]', async (_what, texts) => {
    showSettings();
    const dialog = await open(texts);
    const button = dialog.getByRole('button', { name: texts[0] });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/Confirm that you want to disconnect/);
    await userEvent.click(dialog.getByRole('checkbox', { name: texts[2] }));
    expect(button).toBeEnabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: texts[2] }));
    expect(button).toBeDisabled();
  });

  it.each([
    ['all accounts', all, 'disconnectAll', 'all-accounts', '/google/start'],
    ['the ads account only', ads, 'disconnectAds', 'ads-account', '/google/settings'],
  ] as const)(
    'of %s loads the page that follows [O2.47, O4.10, O7.18, O7.20]',
    async (_what, texts, key, context, path) => {
      const { fake } = showSettings();
      await confirm(texts);
      await waitFor(() => expect(fake.visits).toContainEqual({ how: 'load', target: { path } }));
      expect(fake.callsOf(key)).toHaveLength(1);
      expect(fake.events).toContainEqual({ name: 'gla_disconnected_accounts', properties: { context } });
    },
  );

  it.each([
    ['all accounts', all, 'disconnectAll', 'Unable to disconnect all your accounts. Please try again later.'],
    ['the ads account', ads, 'disconnectAds', 'Unable to disconnect your Google Ads account. Please try again later.'],
  ] as const)(
    'of %s gives the controls back when it failed [O4.10, O8.12, S8.16, S8.17]',
    async (_what, texts, key, text) => {
      const { fake } = showSettings({}, ({ fail }) => fail(key, { status: 500, body: { message: 'Broken' } }));
      const dialog = await confirm(texts);
      await waitFor(() => expect(fake.notices.map((notice) => notice.text)).toEqual([text]));
      expect(dialog.getByRole('button', { name: texts[0] })).toBeEnabled();
      expect(dialog.getByRole('checkbox')).toBeEnabled();
      expect(fake.visits).toEqual([]);
    },
  );

  it('of all accounts reads nothing more that needs them: its answer would lead elsewhere', async () => {
    const { fake } = showSettings();
    const letGo = fake.hold('disconnectAll');
    await cardOf('Phone number');
    await confirm(all);
    const asked = fake.callsOf('getContactInformation').length;
    letGo();
    await waitFor(() => expect(fake.visits).toContainEqual({ how: 'load', target: { path: '/google/start' } }));
    await waitFor(() => expect(fake.callsOf('getAdsConnection').length).toBeGreaterThan(1));
    expect(fake.callsOf('getContactInformation')).toHaveLength(asked);
  });

  it.each([
    ['of all accounts forgets what was typed before', all, null],
    ['of the ads account does not', ads, '{"freeListings":1}'],
  ] as const)('%s a connection was lost', async (_what, texts, left) => {
    window.sessionStorage.setItem('listings.drafts', '{"freeListings":1}');
    const { fake } = showSettings();
    await confirm(texts);
    await waitFor(() => expect(fake.visits).toContainEqual(expect.objectContaining({ how: 'load' })));
    expect(window.sessionStorage.getItem('listings.drafts')).toBe(left);
  });

  it('cannot be closed while it runs, nor asked for twice [O4.10]', async () => {
    const { fake } = showSettings();
    const letGo = fake.hold('disconnectAds');
    const dialog = await confirm(ads);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: ads[0] }));
    expect(dialog.getByRole('button', { name: 'Never mind' })).toBeDisabled();
    letGo();
    await waitFor(() => expect(fake.visits).toHaveLength(1));
    expect(fake.callsOf('disconnectAds')).toHaveLength(1);
  });

  it('is left alone by “Never mind”, and begins unticked the next time', async () => {
    const { fake } = showSettings();
    const dialog = await open(all);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Never mind' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open(all)).getByRole('checkbox')).not.toBeChecked();
    expect(fake.callsOf('disconnectAll')).toEqual([]);
  });

  it('shows which accounts are still there when not all could be disconnected', async () => {
    const { fake } = showSettings({}, ({ fail }) =>
      fail('disconnectAll', { status: 400, body: { message: 'Partly' } }),
    );
    await cardOf('Google Ads');
    fake.store.ads = { id: 0, currency: null, symbol: '$', status: 'disconnected' };
    await confirm(all);
    expect(await screen.findByText('Connect Google Ads')).toBeInTheDocument();
  });
});

it('leads to the reconnect view of the host when that account is lost [O2.50, O6.03]', async () => {
  const { fake } = showSettings({ store: { hosting: { active: 'no', owner: 'yes', displayName: '', email: '' } } });
  const target = { path: '/google/settings', params: { subpath: '/reconnect-wpcom-account' } };
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'replace', target }]));
  expect(await screen.findByText('Your WordPress.com account has been disconnected')).toBeVisible();
});

it('reads the contact information only with a provider account: its answer would lead elsewhere [O2.49]', async () => {
  const { fake } = showSettings({ store: { provider: { active: 'no', email: '', scope: [] } } });
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  expect(fake.callsOf('getContactInformation')).toEqual([]);
});

it('leads to the setup start when the provider account is inactive [O2.49] [decisions 1, decisions 2]', async () => {
  const { fake } = showSettings({ store: { provider: { active: 'no', email: '', scope: [] } } });
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'replace', target: { path: '/google/start' } }]));
});

it('stays when the provider account could not be read [O2.49]', async () => {
  const { fake } = showSettings({}, ({ fail }) => fail('getProviderConnection', broken));
  await screen.findByText('There was an error loading Google account info.');
  expect(fake.visits).toEqual([]);
});

describe('a store that does not have every call', () => {
  const without = (...missingCalls: string[]) => ({ store: linked, bootstrap: { missingCalls } });
  const phone = ['requestVerificationCode', 'verifyPhoneNumber'];

  it('shows no phone number that cannot be verified, and the address all the same [O2.47, decisions 29]', async () => {
    showSettings(without(...phone));
    expect(await cardOf('Store address')).toBeVisible();
    expect(screen.queryByText('Phone number')).toBeNull();
  });

  it('shows no contact information where it cannot be read, and says nothing of it', async () => {
    const { fake } = showSettings(without('getContactInformation', 'saveContactInformation', ...phone));
    expect(await screen.findByRole('heading', { name: 'Linked accounts' })).toBeVisible();
    expect(screen.queryByText('Contact information')).toBeNull();
    expect(fake.notices).toEqual([]);
    expect(fake.callsOf('getContactInformation')).toEqual([]);
  });

  it('leads from the address of a view that it does not have to the settings [O2.48]', async () => {
    const { fake } = showSettings({
      ...without(...phone),
      location: { path: '/google/settings', params: { subpath: '/edit-phone-number' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(fake.visits).toEqual([{ how: 'replace', target: { path: '/google/settings' } }]);
  });
});
