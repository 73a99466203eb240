import { createLateTracking } from './late-tracking';
import { queueKey } from './tracking.service';

type Sent = [string, Readonly<Record<string, unknown>>];

function pageWith(tracker: boolean) {
  const sent: Sent[] = [];
  const recordEvent = (...event: Sent) => sent.push(event);
  const host = { localStorage: window.localStorage, ...(tracker ? { wcTracks: { recordEvent } } : {}) };
  return { sent, tracking: createLateTracking({ window: host, enabled: true }) };
}

const view: Sent = ['wcadmin_page_view', { path: '/google/settings' }];
const edited: Sent = ['wcadmin_gla_free_campaign_edited', {}];

const cameAfter = (check: () => void) => import('@testing-library/dom').then(({ waitFor }) => waitFor(check));

beforeEach(() => localStorage.clear());

it('tells what happened before the list was there, in its order, and what happens after at once [O7.30]', async () => {
  const { sent, tracking } = pageWith(true);
  tracking.pageView({ path: '/google/settings' });
  tracking.record('gla_free_campaign_edited');
  expect(sent).toEqual([]);
  await cameAfter(() => expect(sent).toEqual([view, edited]));
  tracking.record('gla_free_campaign_edited');
  expect(sent).toEqual([view, edited, edited]);
});

it('keeps an event for the next page view where nobody counts [O7.30]', async () => {
  pageWith(false).tracking.queue('gla_disconnected_accounts', { context: 'all-accounts' });
  await cameAfter(() => expect(localStorage.getItem(queueKey)).toContain('gla_disconnected_accounts'));
});

it('waits for a quiet moment where nothing can be told', async () => {
  const { tracking, sent } = pageWith(false);
  tracking.pageView({ path: '/google/settings' });
  expect(localStorage.getItem(queueKey)).toBeNull();
  tracking.fetch();
  tracking.queue('gla_faq');
  await cameAfter(() => expect(localStorage.getItem(queueKey)).toContain('gla_faq'));
  expect(sent).toEqual([]);
});
