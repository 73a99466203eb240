import type { Page } from 'playwright-core';
import type { ReportsTeam } from './deploys';
import type { Scene } from './scene';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');

/** Word of a page to the server that holds this; a page beside others takes its time. */
export const told = (page: Page, text: string, timeout = 10_000) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/slots') && (answer.request().postData() ?? '').includes(text),
    { timeout },
  );

/** Publishes a candidate and opens a page of a session that gets it: one in a hundred is none of the share. */
export async function openCandidate({ page, store, open }: Scene, team: ReportsTeam, change: (code: string) => string) {
  await open('/google/settings');
  const live = await releaseOf(page);
  // What it does is seen before it stands anywhere.
  await team.publish(change, { share: 99, override: 'to see it fail' });
  for (await open('/google/settings'); (await releaseOf(page)) === live; await open('/google/settings'))
    await page.context().request.get(store.signInUrl, { maxRedirects: 0 });
}

/** Publishes a version for everybody and opens a page of it. */
async function openLive({ open }: Scene, team: ReportsTeam, change: (code: string) => string) {
  await team.publish(change, { override: 'to see it fail' });
  await open('/google/settings');
}

/** What stands beside the live version, and a version that everybody has for less than an hour. */
export const underWatch: readonly [string, typeof openCandidate, string][] = [
  ['takes away a candidate', openCandidate, 'canary'],
  ['returns a live version', openLive, 'rollback'],
];
