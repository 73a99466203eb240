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
 * A page of a test lives for seconds: what V8's optimising compilers make of its scripts is hardly run, and takes a sixth of
 * its processor time.
 */
const unoptimised = '--js-flags=--no-maglev,--no-turbofan';

const launch = (own: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium', args: [...flags, ...own] });

/** Starts the browser that `npm test` found (CHROME_PATH), or Debian's where a test file is run by hand. */
export const launchBrowser = (): Promise<Browser> => launch([unoptimised]);

/** Starts a browser that runs scripts as people's browsers do, for what is measured in it. */
export const launchMeasuredBrowser = (furtherFlags: readonly string[] = []): Promise<Browser> => launch(furtherFlags);
