import { chromium, type Browser } from 'playwright-core';

/**
 * Features left out: those that playwright-core leaves out (the last list given is the one that counts), and what a window
 * of the whole browser starts for each page beside the page itself: popups of its address bar, which are pages too, and a
 * renderer kept in reserve. They take as much processor time as the application.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** Flags of a fresh headless browser; `--no-sandbox` because the tests may run as root in a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/**
 * Flags of a browser whose pages live for seconds, two of which share two processors. What V8's optimising compilers make of
 * the scripts is hardly run, and takes a sixth of a page's processor time; threads and processes beside that of the page
 * have no processor of their own, and take a fifth of what a load takes.
 */
const shortLived = [
  '--js-flags=--no-maglev,--no-turbofan,--single-threaded',
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

const launch = (own: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium', args: [...flags, ...own] });

/** Starts the browser that `npm test` found (CHROME_PATH), or Debian's where a test file is run by hand. */
export const launchBrowser = (): Promise<Browser> => launch(shortLived);

/** Starts a browser that runs scripts as people's browsers do, for what is measured in it. */
export const launchMeasuredBrowser = (furtherFlags: readonly string[] = []): Promise<Browser> => launch(furtherFlags);
