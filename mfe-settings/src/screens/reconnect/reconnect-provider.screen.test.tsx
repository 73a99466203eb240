import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adsScope, cardOf, linked, merchantScopes, showSettings, subpath } from '../../testing/settings.harness';

const location = subpath('/reconnect-google-account');
const lost = { provider: { active: 'no' as const, email: 'jane@gmail.com', scope: [] } };
const lacking = { provider: { ...linked.provider, scope: merchantScopes } };
const button = async (name: RegExp) => within(await cardOf('Google account')).findByRole('button', { name });
const dashboard = [{ how: 'replace', target: { path: '/google/dashboard' } }];

it('says what was lost and what that means [O2.48, O6.03]', async () => {
  showSettings({ location, store: lost });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Google account has been disconnected');
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
  },
);

it('holds the links of the page as long as it is shown [O4.12]', async () => {
  const { locks, unmount } = showSettings({ location, store: lost });
  await button(/^Connect/);
  expect(locks.held).toBe(1);
  unmount();
  expect(locks.held).toBe(0);
});
