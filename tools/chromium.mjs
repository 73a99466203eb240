import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { runChild } from './children.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chrome or Chromium, or null. A CHROME_PATH that leads nowhere is an error. */
export function findChromium(env = process.env, exists = existsSync) {
  const wanted = env.CHROME_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (!exists(wanted)) throw new Error(`CHROME_PATH is ${wanted}, which does not exist.`);
    return wanted;
  }
  return usualPlaces.find((place) => exists(place)) ?? null;
}

const mayInstall = () => platform() === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function aptGet(args, log) {
  const { code, output } = await runChild('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code === 0) return;
  log(output.trim().split('\n').slice(-5).join('\n'));
  throw new Error(`Chromium could not be installed (apt-get ${args[0]} ended with ${code}). Set CHROME_PATH.`);
}

/** The path of a browser for the tests; installs Debian's package where that is possible. */
export async function ensureChromium({ log = console.log } = {}) {
  const found = findChromium();
  if (found !== null) return found;
  if (!mayInstall())
    throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its program.');
  log('installing Chromium (Debian package)');
  await aptGet(['update', '-q'], log);
  await aptGet(['install', '-y', '-q', '--no-install-recommends', 'chromium'], log);
  const installed = findChromium();
  if (installed === null) throw new Error('Chromium was installed but its program was not found. Set CHROME_PATH.');
  return installed;
}
