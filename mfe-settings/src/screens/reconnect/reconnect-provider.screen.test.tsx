import type { FakePage } from '@listings/shared-app/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adsScope,
  cardOf,
  linked,
  merchantScopes,
  openDialog,
  showSettings,
  subpath,
} from '../../testing/settings.harness';
import { ReconnectProviderScreen } from '../screens';

beforeAll(() => ReconnectProviderScreen.preload());

const location = subpath('/reconnect-google-account');
const lost = { provider: { active: 'no' as const, email: 'jane@gmail.com', scope: [] } };
const lacking = { provider: { ...linked.provider, scope: merchantScopes } };
const button = async (name: RegExp) => within(await cardOf('Google account')).findByRole('button', { name });
const dashboard = [{ how: 'back', target: { path: '/google/dashboard' } }];

it('says what was lost and what that means [O2.48, O6.03]', async () => {
  showSettings({ location, store: lost });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Your Google account has been disconnected',
  );
  expect(screen.getByText(/your products may stop syncing and your listings may be removed/)).toBeVisible();
});

it('sends the browser to the authorization page, to come back here [O2.48, O7.22]', async () => {
  const { fake } = showSettings({ location, store: lost });
  await userEvent.click(await button(/^Connect/));
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'leave', url: 'https://accounts.google.com/authorize' }]));
  expect(fake.callsOf('startProviderConnection')[0]?.query).toMatchObject({ next_page_name: 'reconnect' });
  expect(fake.events).toEqual([
    { name: 'gla_google_account_connect_button_click', properties: { context: 'reconnect', action: 'authorization' } },
  ]);
});

it('can be connected when the browser shows the page as it was left [O2.48]', async () => {
  const { fake } = showSettings({ location, store: lost });
  await userEvent.click(await button(/^Connect/));
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  expect(await button(/^Connect/)).toHaveAttribute('aria-busy', 'true');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(async () => expect(await button(/^Connect/)).not.toHaveAttribute('aria-busy'));
});

it('tells when that page is not to be had, and can be tried again [O8.13]', async () => {
  const { fake } = showSettings({ location, store: lost }, ({ fail }) =>
    fail('startProviderConnection', { status: 400, body: { message: 'No' } }),
  );
  await userEvent.click(await button(/^Connect/));
  await waitFor(() =>
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Unable to connect your Google account. Please try again later.',
    ]),
  );
  expect(await button(/^Connect/)).toBeEnabled();
});

it('asks for full access while permissions are missing, the one of ads too once ads are set up [O4.12, O6.02]', async () => {
  const { fake } = showSettings({ location, store: lacking });
  await userEvent.click(await button(/^Allow full access/));
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  expect(fake.callsOf('startProviderConnection')[0]?.query).toEqual({
    next_page_name: 'reconnect',
    login_hint: 'jane@gmail.com',
  });
  expect(fake.events).toEqual([
    { name: 'gla_google_account_connect_button_click', properties: { context: 'reconnect', action: 'scope' } },
  ]);
});

it.each([
  ['with ads', { provider: { ...linked.provider, scope: [...merchantScopes, adsScope] } }, true],
  ['without ads', lacking, false],
])(
  'leads on to the dashboard once the permissions are granted, %s [O4.12]',
  async (_which, store, adsSetupComplete) => {
    const { fake } = showSettings({ location, store, bootstrap: { adsSetupComplete } });
    await waitFor(() => expect(fake.visits).toEqual(dashboard));
    expect(fake.notices.map(({ text }) => text)).toEqual(['Your Google account is connected again.']);
  },
);

it('holds the links of the page as long as it is shown [O4.12]', async () => {
  const { locks, unmount } = showSettings({ location, store: lost });
  await button(/^Connect/);
  expect(locks.held).toBe(1);
  unmount();
  expect(locks.held).toBe(0);
});

describe('another account than before', () => {
  const mismatched = (fake: FakePage) => {
    const { getProviderAccess } = fake.page.api;
    const denied: typeof getProviderAccess = async (...args) => {
      const access = await getProviderAccess(...args);
      return access.active === 'yes' ? { ...access, merchant_access: 'no' } : access;
    };
    Object.assign(fake.page.api, { getProviderAccess: denied });
  };
  const show = () => showSettings({ location }, mismatched);
  const another = () => screen.findByRole('button', { name: 'Try another Google account' });

  it('is told, with both ways out [O4.12, O8.16]', async () => {
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It cannot access the Merchant Center or Ads account that is connected. Try another Google account, or disconnect all accounts',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This is not the account you used before');
    expect(within(await cardOf('Google account')).getByText('jane@gmail.com')).toBeVisible();
    expect(await another()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Disconnect all accounts' })).toBeEnabled();
  });

  it('names the account to use, before and after another one is let go', async () => {
    showSettings({ location, store: { access: { previous_email: 'owner@shop.example' } } }, mismatched);
    expect(await screen.findByRole('alert')).toHaveTextContent('The account to connect: owner@shop.example');
    await userEvent.click(await another());
    await button(/^Connect/);
    expect(within(await cardOf('Google account')).getByText('owner@shop.example')).toBeVisible();
  });

  it('gives way to another one: it is let go, then one can be connected [O7.17, O8.16]', async () => {
    const { fake } = show();
    await userEvent.click(await another());
    await userEvent.click(await button(/^Connect/));
    await waitFor(() => expect(fake.visits).toEqual([{ how: 'leave', url: 'https://accounts.google.com/authorize' }]));
    expect(fake.callsOf('disconnectProvider')).toHaveLength(1);
    expect(fake.callsOf('startProviderConnection')[0]?.query).toEqual({ next_page_name: 'reconnect' });
    expect(fake.events[0]?.name).toBe('gla_google_account_connect_different_account_button_click');
  });

  it('stays when it could not be let go, and says so [O8.12, S8.14]', async () => {
    const { fake } = showSettings({ location }, (page) => {
      mismatched(page);
      page.fail('disconnectProvider', { status: 500, body: { message: 'Broken' } });
    });
    await userEvent.click(await another());
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toEqual([
        'Unable to disconnect your Google account. Please try again later.',
      ]),
    );
    expect(await another()).toBeEnabled();
  });

  it('can be disconnected with all the others, after a confirmation [O4.10, O8.16]', async () => {
    const { fake } = show();
    const disconnect = await screen.findByRole('button', { name: 'Disconnect all accounts' });
    await openDialog(() => userEvent.click(disconnect));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect all accounts' }));
    await waitFor(() => expect(fake.visits).toEqual([{ how: 'load', target: { path: '/google/start' } }]));
  });
});

it('tells that the account could not be read, with Retry in its card [S8.05]', async () => {
  const { fake } = showSettings({ location, store: lost }, ({ fail }) =>
    fail('getProviderAccess', { status: 500, body: { message: 'Broken' } }),
  );
  const card = within(await cardOf('Google account'));
  expect(await card.findByRole('alert')).toHaveTextContent('There was an error loading Google account access info.');
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  expect(await button(/^Connect/)).toBeEnabled();
  expect(fake.notices).toHaveLength(1);
});
