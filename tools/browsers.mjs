import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { runChild } from './children.mjs';

/**
 * The browsers of the tests: the variable that names a program, the usual places of it in their order, what has to be
 * there besides, and Debian's packages, the first choice first.
 */
const browsers = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_PATH',
    // The headless shell first: it is the same engine without a window, which takes a sixth of the processor time.
    places: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    beside: [],
    packages: [['chromium-headless-shell'], ['chromium']],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    beside: [],
    packages: [['firefox-esr']],
  },
  // Driven by WebDriver; it needs a display, which Xvfb is.
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['/usr/bin/WebKitWebDriver'],
    beside: ['/usr/bin/Xvfb'],
    packages: [['webkit2gtk-driver', 'xvfb']],
  },
};

/** The path of an installed browser's program, or null. A variable that leads nowhere is an error. */
export function findBrowser(name, env = process.env, exists = existsSync) {
  const { variable, places, beside } = browsers[name];
  const wanted = env[variable];
  if (wanted !== undefined && wanted !== '') {
    if (!exists(wanted)) throw new Error(`${variable} is ${wanted}, which does not exist.`);
    return wanted;
  }
  return beside.every((path) => exists(path)) ? (places.find((place) => exists(place)) ?? null) : null;
}

const mayInstall = () => platform() === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function aptGet({ title, variable }, args) {
  const { code, output } = await runChild('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code === 0) return;
  const why = output.trim().split('\n').slice(-5).join('\n');
  throw new Error(`${title} could not be installed (apt-get ${args[0]} ended with ${code}). Set ${variable}.\n${why}`);
}

/** Installs the first of `choices` that this Debian has. */
async function installOneOf(browser, [packages, ...others]) {
  try {
    await aptGet(browser, ['install', '-y', '-q', '--no-install-recommends', ...packages]);
  } catch (error) {
    if (others.length === 0) throw error;
    await installOneOf(browser, others);
  }
}

/** The path of a browser for the tests; installs Debian's packages where that is possible. */
export async function ensureBrowser(name, { log = console.log } = {}) {
  const found = findBrowser(name);
  if (found !== null) return found;
  const browser = browsers[name];
  const { title, variable, packages } = browser;
  if (!mayInstall()) throw new Error(`The browser tests need ${title}: install it, or set ${variable} to its program.`);
  log(`installing ${title} (Debian package)`);
  await aptGet(browser, ['update', '-q']);
  await installOneOf(browser, packages);
  const installed = findBrowser(name);
  if (installed === null) throw new Error(`${title} was installed but its program was not found. Set ${variable}.`);
  return installed;
}

/**
 * The programs for the browser tests, by the variables that name them. Chromium has to be there. The others are left out,
 * with a line that says so, where they cannot be had, unless REQUIRE_BROWSERS=1.
 */
export async function ensureBrowsers({ log = console.log, env = process.env, ensure = ensureBrowser } = {}) {
  const paths = { [browsers.chromium.variable]: await ensure('chromium', { log }) };
  for (const name of ['firefox', 'webkit']) {
    const { title, variable } = browsers[name];
    try {
      paths[variable] = await ensure(name, { log });
    } catch (error) {
      if (env.REQUIRE_BROWSERS === '1' || env[variable]) throw error;
      log(`There is no ${title} here: nothing was tested in it (REQUIRE_BROWSERS=1 insists). ${error.message}`);
      paths[variable] = '';
    }
  }
  return paths;
}
