import type { Page } from 'playwright-core';
import type { Fault, Store } from './store';

/** The two connections that can be lost, by what a call then answers and where it is mended. */
const losses = [
  { account: 'Jetpack', code: 'JETPACK_DISCONNECTED', view: 'reconnect-wpcom-account' },
  { account: 'Google', code: 'GOOGLE_DISCONNECTED', view: 'reconnect-google-account' },
] as const;

export type Call = readonly [method: Fault['method'], path: string];

/** The address as the admin sees it. */
export const placeOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Lets the next call of a kind find a connection lost; gives the view where that is mended. */
export async function loseAt(store: Store, [method, path]: Call, turn: number): Promise<string> {
  const { account, code, view } = losses[turn % 2] ?? losses[0];
  const body = { message: `Please reconnect your ${account} account.`, status: 401, code };
  await store.fault({ method, path: `/wc/gla/${path}`, status: 401, body, times: 1 });
  return view;
}

/** Does what meets the loss, and waits for the way to its view and back to the same place: the connection is there again. */
export async function thereAndBack(
  page: Page,
  { view, place = placeOf(page) }: { readonly view: string; readonly place?: string },
  work: () => Promise<unknown>,
): Promise<void> {
  const seen = page.waitForURL(`**/${view}`);
  await Promise.all([seen, work()]);
  await page.waitForURL((url) => url.pathname + url.search === place);
}
