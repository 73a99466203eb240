import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, linked, showSettings } from '../../testing/settings.harness';

const broken = { status: 500, body: { message: 'Broken' } } as const;
const withContact = (contact: Partial<typeof linked.contact>) => ({
  store: { contact: { ...linked.contact, ...contact } },
});

describe('contact information', () => {
  it('shows the store address, and leads to the edit pages of both [O2.47, O2.48, O3.08]', async () => {
    showSettings();
    expect(await cardOf('Store address')).toHaveTextContent(
      '1 Main St, Suite 5, Springfield, California, 90210, United States (US)',
    );
    const phone = within(await cardOf('Phone number')).getByRole('link', { name: 'Edit phone number' });
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
    ['there is no phone number', { phone_number: null }, 'Phone number', 'Please add your phone number.'],
    ['the address is not filled', { wc_address_errors: ['city'] }, 'Store address', 'Please add your store address.'],
    [
      'the address differs in the Merchant Center',
      { is_mc_address_different: true },
      'Store address',
      'Your store address differs from the one in your Merchant Center account.',
    ],
  ])('warns when %s [O2.47, O3.08]', async (_when, contact, card, warning) => {
    showSettings(withContact(contact as never));
    expect(within(await cardOf(card)).getByText(warning)).toBeVisible();
  });

  it('is told not to be had in its place, with Retry; the accounts are there [S8.37]', async () => {
    showSettings({}, ({ fail }) => fail('getContactInformation', broken));
    const problem = await screen.findByRole('alert');
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
  ] as const)('waits, fails and is read again on its own: %s [O2.47]', async (key, card, message) => {
    const others = ['WordPress.com', 'Google account', 'Google Merchant Center', 'Google Ads'].filter(
      (name) => name !== card,
    );
    let letGo: () => void = () => undefined;
    const { fake } = showSettings({}, (page) => {
      page.fail(key, broken);
      letGo = page.hold(key);
    });
    for (const name of others) expect(await within(await cardOf(name)).findByText('Connected')).toBeVisible();
    expect(within(await cardOf(card)).getByRole('status')).toBeInTheDocument();
    letGo();
    const problem = await within(await cardOf(card)).findByRole('alert');
    expect(problem).toHaveTextContent(message);
    expect(fake.notices.map(({ text }) => text)).toEqual([message]);
    await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await within(await cardOf(card)).findByText('Connected')).toBeVisible();
  });
});

it('leads to the setup start when the provider account is inactive [O2.49, decisions 1, decisions 2]', async () => {
  const { fake } = showSettings({ store: { provider: { active: 'no', email: '', scope: [] } } });
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'replace', target: { path: '/google/start' } }]));
});

it('stays when the provider account could not be read [O2.49]', async () => {
  const { fake } = showSettings({}, ({ fail }) => fail('getProviderConnection', broken));
  await screen.findByText('There was an error loading Google account info.');
  expect(fake.visits).toEqual([]);
});
