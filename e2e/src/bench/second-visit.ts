import type { Page } from 'playwright-core';
import { settled, type ScreenAt } from '../screens';
import type { StoreAccess } from '../store';
import { contentAt, noteContent } from './visit';

/** Requests that reach the server until a screen is ready that the same browser has shown before, to its end. */
export async function requestsOfSecondVisit(page: Page, store: StoreAccess, screen: ScreenAt): Promise<number> {
  await noteContent(page, screen);
  const open = async () => {
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    const end = await contentAt(page);
    await settled(page, screen.shows);
    return end;
  };
  await open();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const [begun, asked, cached] = [new Map<string, number>(), new Set<string>(), new Set<string>()];
  devTools.on('Network.requestWillBeSent', ({ requestId, wallTime }) => begun.set(requestId, wallTime * 1000));
  devTools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith('http') && response.fromDiskCache !== true) asked.add(requestId);
  });
  const end = await open();
  return [...asked].filter((id) => !cached.has(id) && (begun.get(id) ?? Number.NaN) <= end).length;
}
