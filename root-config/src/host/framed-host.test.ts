import type { AppLocation } from '@listings/shared-machines';
import { framedHost } from './framed-host';
import type { HostedPage } from './host';

const origin = 'https://shop.example';
const host = {
  addresses: { document: '/wp-admin/admin-post.php?action=listings', page: '/wp-admin/admin.php?page=listings' },
  signIn: '/wp-login.php',
  nonce: { url: '/nonce', renewAfter: 60 },
  release: '/release',
  languages: { offered: ['en'], chosen: null, choose: null },
};

/** A document in a frame, and what it does to the page around it. */
function framed() {
  const told: unknown[] = [];
  const opened: string[] = [];
  const parent = { postMessage: (...message: unknown[]) => told.push(message) };
  const heard: ((event: unknown) => void)[] = [];
  const window = {
    parent,
    top: { location: { assign: (url: string) => opened.push(`top ${url}`) } },
    location: { origin, assign: (url: string) => opened.push(url), reload: () => opened.push('reload') },
    document: { title: 'Reports · Listings' },
    addEventListener: (_type: string, listener: (event: unknown) => void) => heard.push(listener),
  };
  return {
    made: framedHost(window as unknown as Window, host),
    told,
    opened,
    parent,
    hear: (event: unknown) => heard.forEach((listener) => listener(event)),
  };
}

function page(waiting: { goOn(): void } | null = null) {
  const listeners: ((location: AppLocation) => void)[] = [];
  const refresh = jest.fn(async () => true);
  const navigation = {
    current: (): AppLocation => ({ path: '/google/reports' }),
    subscribe: (listener: (location: AppLocation) => void) => listeners.push(listener),
  };
  // Parts of a page that its host uses.
  const parts = { session: { refresh, get: () => waiting }, props: { navigation } } as unknown as HostedPage;
  return { parts, refresh, go: (location: AppLocation) => listeners.forEach((listener) => listener(location)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells the page around it each place and title, and nobody of another origin', () => {
  const { made, told } = framed();
  const { parts, go } = page();
  made.joined(parts);
  go({ path: '/google/settings', params: { subpath: '/edit-phone-number' } });
  const title = 'Reports · Listings';
  const at = (place: string) => ({ type: 'listings.place', address: `${host.addresses.page}&path=${place}`, title });
  expect(told).toEqual([
    [at('/google/reports'), origin],
    [at('/google/settings&subpath=/edit-phone-number'), origin],
  ]);
});

it('opens other sites in place of the page around it, and its own places in the frame', () => {
  const { made, opened } = framed();
  made.leaving.assign('https://accounts.example/authorize');
  made.leaving.assign(`${host.addresses.document}&path=/google/dashboard`);
  made.leaving.reload();
  expect(opened).toEqual([
    'top https://accounts.example/authorize',
    `${host.addresses.document}&path=/google/dashboard`,
    'reload',
  ]);
});

it('asks for a new nonce in time, again and again [C-8]', () => {
  const { made } = framed();
  const { parts, refresh } = page();
  made.joined(parts);
  jest.advanceTimersByTime(59_000);
  expect(refresh).toHaveBeenCalledTimes(0);
  jest.advanceTimersByTime(61_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('tells the place once more when the page around it begins to listen, and nobody else', () => {
  const { made, told, hear, parent } = framed();
  made.joined(page().parts);
  const data = { type: 'listings.listening' };
  hear({ origin: 'https://evil.example', source: parent, data });
  hear({ origin, source: {}, data });
  hear({ origin, source: parent, data: null });
  expect(told).toHaveLength(1);
  hear({ origin, source: parent, data });
  expect(told).toEqual([told[0], told[0]]);
});

it('goes on by itself when the page around it says that the admin signed in again, and hears nobody else [C-8]', () => {
  const { made, hear, parent } = framed();
  const goOn = jest.fn();
  made.joined(page({ goOn }).parts);
  const data = { type: 'listings.signed-in' };
  hear({ origin: 'https://evil.example', source: parent, data });
  hear({ origin, source: {}, data });
  hear({ origin, source: parent, data: { type: 'other' } });
  expect(goOn).toHaveBeenCalledTimes(0);
  hear({ origin, source: parent, data });
  expect(goOn).toHaveBeenCalledTimes(1);
});
