import { existsSync } from 'node:fs';
import { loadInBrowser } from './in-browser';
import { loadInRunner } from './in-runner';
import type { Loaded, TriedPage } from './tried-page';

/** Why an application cannot be started on a page; null when it can, or when nobody can tell. */
export type LoadCheck = (page: TriedPage) => Promise<string | null>;

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const longest = 300;

/** One line of what foreign code said. */
const line = (fault: string): string => fault.replaceAll(/[\p{Cc}\s]+/gu, ' ').slice(0, longest);

const faultIn = (loaded: Loaded): string | null =>
  loaded === 'unknown' || loaded.fault === null ? null : line(loaded.fault);

/** Loads applications in the browser that `CHROME_PATH` names; null without one. */
export function browserAtHand(env: Readonly<Record<string, string | undefined>> = process.env): LoadCheck | null {
  const program = env['CHROME_PATH'] ?? '';
  return program === '' ? null : async (page) => faultIn(await loadInBrowser(program, page));
}

/**
 * Loads applications in a browser, the named one or one in the usual places, and where there is none, or it does not
 * start, in a process of Node with what browsers have but for the document.
 */
export function loadCheckAtHand(env: Readonly<Record<string, string | undefined>> = process.env): LoadCheck {
  const named = env['CHROME_PATH'] ?? '';
  const program = named === '' ? usualPlaces.find((place) => existsSync(place)) : named;
  return async (page) => {
    const seen = program === undefined ? 'unknown' : await loadInBrowser(program, page);
    return faultIn(seen === 'unknown' ? await loadInRunner(page) : seen);
  };
}
