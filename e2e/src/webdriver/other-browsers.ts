import { existsSync } from 'node:fs';
import { Store } from '../store';
import type { Driver } from './driver';
import { launchFirefox } from './firefox';
import { Visitor } from './visitor';
import { launchWebKit } from './webkit';

/** A browser beside Chromium: its program as `npm test` found it, or Debian's where a test file is run by hand. */
export interface OtherBrowser {
  readonly name: string;
  /** Empty when it is not here. */
  readonly path: string;
  readonly launch: (path: string) => Promise<Driver>;
}

const given = (variable: string, usual: string) => process.env[variable] ?? (existsSync(usual) ? usual : '');

export const otherBrowsers: readonly OtherBrowser[] = [
  { name: 'Firefox', path: given('FIREFOX_PATH', '/usr/bin/firefox-esr'), launch: launchFirefox },
  { name: 'WebKit', path: given('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver'), launch: launchWebKit },
];

/** Fixture of a test in another browser: one visitor, at a store of its own. */
export interface Visit {
  readonly store: Store;
  readonly visitor: Visitor;
}

const START_MS = 60_000;

/** Starts one store and one browser for the tests of a block, and answers with what makes a test of them. */
export function openBrowser({ name, path, launch }: OtherBrowser) {
  let visit: Visit | null = null;
  beforeAll(async () => {
    const [store, driver] = await Promise.all([Store.start(), launch(path)]);
    visit = { store, visitor: new Visitor(driver, store.url) };
  }, START_MS);
  afterAll(async () => {
    await visit?.visitor.driver.quit();
    await visit?.store.stop();
  });
  return (title: string, work: (visit: Visit) => Promise<void>) =>
    test(title, async () => {
      if (visit === null) throw new Error(`${name} did not start`);
      const { visitor } = visit;
      try {
        await work(visit);
      } catch (error) {
        await visitor.keepEvidence(`${name} ${title}`).catch(() => undefined);
        throw error;
      }
    });
}
