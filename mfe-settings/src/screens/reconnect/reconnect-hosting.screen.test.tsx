import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, showSettings, subpath } from '../../testing/settings.harness';
import { ReconnectHostingScreen } from '../screens';

beforeAll(() => ReconnectHostingScreen.preload());

const location = subpath('/reconnect-wpcom-account');
const lost = { hosting: { active: 'no', owner: 'yes', displayName: 'Jane', email: 'jane@example.com' } } as const;
const connect = async () => within(await cardOf('WordPress.com')).findByRole('button', { name: /^Connect/ });

it('says what was lost and what that means [O2.48, O4.11, O6.03]', async () => {
  showSettings({ location, store: lost });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Your WordPress.com account has been disconnected',
  );
  expect(screen.getByText(/your products may stop syncing and your listings may be removed/)).toBeVisible();
});

it('sends the browser to the authorization page, to come back here [O2.48, O7.21]', async () => {
  const { fake } = showSettings({ location, store: lost });
  await userEvent.click(await connect());
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'leave', url: 'https://wordpress.com/authorize' }]));
  expect(fake.callsOf('startHostingConnection')[0]?.query).toEqual({ next_page_name: 'reconnect' });
  expect(fake.events).toEqual([
    { name: 'gla_wordpress_account_connect_button_click', properties: { context: 'reconnect' } },
  ]);
});

it('tells when that page is not to be had, and can be tried again [O8.13]', async () => {
  const { fake } = showSettings({ location, store: lost }, ({ fail }) =>
    fail('startHostingConnection', { status: 400, body: { message: 'No' } }),
  );
  await userEvent.click(await connect());
  await waitFor(() =>
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Unable to connect your WordPress.com account. Please try again later.',
    ]),
  );
  expect(await connect()).toBeEnabled();
});

it('holds the links of the page as long as it is shown [O4.12]', async () => {
  const { locks, unmount } = showSettings({ location, store: lost });
  await connect();
  expect(locks.held).toBe(1);
  unmount();
  expect(locks.held).toBe(0);
});

it('leads back to the settings once the account is active again, and lets the links go [O4.11]', async () => {
  const { fake, locks } = showSettings({ location });
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'back', target: { path: '/google/settings' } }]));
  await waitFor(() => expect(locks.held).toBe(0));
  expect(fake.notices.map(({ text }) => text)).toEqual(['Your WordPress.com account is connected again.']);
});

it('leads to the start where the setup was undone, as by disconnecting all accounts in another tab [S6.06, O4.10]', async () => {
  const { fake } = showSettings({ location, store: { ...lost, setupComplete: false } });
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'load', target: { path: '/google/start' } }]));
  expect(fake.nextNotices).toEqual([{ kind: 'info', text: 'All your accounts are disconnected.' }]);
});
