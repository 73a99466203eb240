import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { createShellTexts } from '../messages/texts';
import { createNoticeList } from '../notices/notice-list';
import { createOutcomes } from '../slots/slot-outcome';
import { startReleaseParts } from './release-parts';

interface Sent {
  readonly url: string;
  readonly body: unknown;
  readonly nonce: string | undefined;
}

const builds = [
  { name: 'platform', version: '1.0.0', builtAt: '2026-11-19T10:00:00Z', starts: 0, failures: 0 },
  { name: 'mfe-reports', version: '2.0.1', team: 'reports', builtAt: '2026-11-20T10:00:00Z', starts: 40, failures: 2 },
];

const expires = '2026-11-21T10:00:00Z';
const offered = [
  {
    app: 'mfe-reports',
    version: '2.0.1',
    previews: [{ word: 'word-1', version: '2.1.0', expires, message: 'Add totals' }],
  },
  { app: 'mfe-settings', version: '1.0.0', previews: [{ word: 'word-2', version: '1.1.0', expires }] },
  { app: 'mfe-setup', version: '1.0.0', previews: [] },
  {
    app: 'mfe-dashboard',
    version: '1.0.0',
    previews: [{ word: 'candidate.mfe-dashboard', version: '1.1.0', share: 5, message: 'Say more' }],
  },
];
const reloaded: (string | undefined)[] = [];
const sent: Sent[] = [];
let status = 200;
let shown = 'reports';
const outcomes = createOutcomes(window, () => shown);

/** Nothing is marked on this page. */
class SilentObserver {
  observe() {}
}

beforeAll(() => {
  Object.assign(globalThis, { PerformanceObserver: SilentObserver });
  window.fetch = (async (url: string, init: { body?: string; headers?: Record<string, string> } = {}) => {
    const { body, headers } = init;
    sent.push({ url, body: body && (JSON.parse(body) as unknown), nonce: headers?.['x-wp-nonce'] });
    return { ok: status < 400, json: async () => (url.endsWith('/previews') ? { builds: offered } : { apps: builds }) };
  }) as unknown as typeof fetch;
  outcomes.add({ app: 'ads-setup', milliseconds: 120.4, failure: null });
  startReleaseParts({
    window,
    own: 'abc',
    query: '',
    notices: createNoticeList(),
    text: createShellTexts('en', {}),
    language: 'en-US',
    nonce: () => 'token',
    heartbeat: null,
    outcomes,
    reload: (href) => reloaded.push(href),
    host: { release: '/release' },
    capabilities: { deploys: true },
  });
});
const keys = { ctrlKey: true, altKey: true, shiftKey: true, code: 'KeyV' };

beforeAll(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
});

it('tells the server of each start once, also of those before it was loaded, with the failure where there was one [D-6]', () => {
  const failure = { supportId: 'A1', message: 'boom' };
  outcomes.add({ app: 'reports', milliseconds: 5000, failure });
  expect(sent).toEqual([
    {
      url: '/slots',
      body: { release: 'abc', app: 'mfe-ads-setup', failure: null, milliseconds: 120.4 },
      nonce: 'token',
    },
    { url: '/slots', body: { release: 'abc', app: 'mfe-reports', failure, milliseconds: 5000 }, nonce: 'token' },
  ]);
});

it('tells of what fails after the start, once for each application whose code it passed through [D-6]', () => {
  sent.length = 0;
  const thrownIn = (file: string) => {
    const error = new TypeError('x is undefined');
    error.stack = `TypeError: x is undefined\n    at a (https://shop.example${file}:1:20)`;
    return error;
  };
  const error = thrownIn('/assets/mfe-settings/settings.0123456789.js');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: thrownIn('/@chrome-extension://abc/a.js') }));
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: thrownIn('/assets/mfe-dashboard/dashboard.0123456789.js'),
  });
  window.dispatchEvent(rejection);
  const failure = {
    supportId: '',
    message: 'TypeError: x is undefined',
    stack: expect.stringMatching(/^TypeError: x is undefined\n {4}at a \(https:\/\/shop\.example\/assets\/mfe-/),
  };
  expect(sent.map(({ body }) => body)).toEqual([
    { release: 'abc', app: 'mfe-settings', failure, late: true },
    { release: 'abc', app: 'mfe-dashboard', failure, late: true },
  ]);
});

it('tells that an application begins to start as the page goes to it, before anything of how it went [20.1]', async () => {
  sent.length = 0;
  const goTo = (app: string) => {
    shown = app;
    window.dispatchEvent(new Event('single-spa:before-routing-event'));
  };
  goTo('reports');
  goTo('settings');
  goTo('settings');
  outcomes.add({ app: 'settings', milliseconds: 80, failure: null });
  const begins = { release: 'abc', begins: 'mfe-settings' };
  expect(sent.map(({ body }) => body)).toEqual([begins]);
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      begins,
      { release: 'abc', app: 'mfe-settings', failure: null, milliseconds: 80 },
    ]),
  );
});

it('shows by a key which builds serve the page, how long they took and how often they failed', async () => {
  outcomes.add({ app: 'reports', milliseconds: 99.6, failure: null });
  outcomes.add({ app: 'reports', milliseconds: 0, failure: { supportId: '', message: '' } });
  fireEvent.keyDown(document.body, { ...keys, altKey: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, keys);
  const dialog = await screen.findByRole('dialog', { name: 'What serves this page' });
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]).toEqual(['Part', 'Version', 'Team', 'Built', 'Loaded in', 'Failures', 'All pages']);
  expect(rows[1]).toEqual([
    'mfe-reports',
    '2.0.1',
    'reports',
    expect.stringContaining('Nov 20, 2026'),
    '100 ms',
    '2',
    '2 of 40',
  ]);
  expect(rows[2]).toEqual(['platform', '1.0.0', '—', expect.stringContaining('Nov 19, 2026'), '—', '—', '—']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says so when the server does not know the page any more', async () => {
  status = 404;
  fireEvent.keyDown(document.body, keys);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('The server does not know what this page was made from.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
});

it('lets an owner choose previews of several builds at once', async () => {
  status = 200;
  fireEvent.keyDown(document.body, keys);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('combobox')).toHaveLength(3);
  const reports = within(dialog).getByRole('combobox', { name: 'mfe-reports' });
  const options = within(reports).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '2.0.1, as everybody sees it',
    expect.stringMatching(/^Preview 2\.1\.0, until Nov 21, 2026.+ · Add totals$/),
  ]);
  fireEvent.change(reports, { target: { value: 'word-1' } });
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'mfe-settings' }), { target: { value: 'word-2' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
  expect(reloaded).toEqual(['/?preview=word-1,word-2']);
});

it('lets an owner choose a candidate, or the live builds alone [20.12]', async () => {
  const choose = async (value: string) => {
    // The page that is loaded in the place of this one has no dialog.
    document.querySelector('dialog')?.remove();
    fireEvent.keyDown(document.body, keys);
    const dialog = await screen.findByRole('dialog');
    const dashboard = within(dialog).getByRole('combobox', { name: 'mfe-dashboard' });
    fireEvent.change(dashboard, { target: { value } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
    return within(dashboard)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };
  expect(await choose('candidate.mfe-dashboard')).toEqual([
    '1.0.0, as everybody sees it',
    'Candidate 1.1.0, for 5% of the sessions · Say more',
  ]);
  await choose('');
  expect(reloaded.slice(-2)).toEqual(['/?preview=candidate.mfe-dashboard', '/?preview=live']);
});
