import { chromium, type Browser } from 'playwright-core';

/** Flags of a fresh headless browser; `--no-sandbox` because the tests may run as root in a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser that `npm test` found (CHROME_PATH), or Debian's where a test file is run by hand. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium', args: flags });
