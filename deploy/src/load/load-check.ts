import { existsSync } from 'node:fs';
import { loadInBrowser } from './in-browser';
import { loadInRunner } from './in-runner';
import type { Loaded, TriedPage } from './tried-page';

/** What was done with an application before it stands in a map: shown on its own page, loaded on an empty one, or nothing. */
export type Look = 'shown' | 'loaded' | 'none';

export interface Looked {
  /** Why it cannot be started on a page, or what goes wrong there; null when nothing does, or when nobody can tell. */
  readonly fault: string | null;
  readonly how: Look;
}

export type LoadCheck = (page: TriedPage) => Promise<Looked>;

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

function lookedIn(loaded: Loaded): Looked {
  if (loaded === 'unknown') return { fault: null, how: 'none' };
  const { fault, isShown } = loaded;
  return { fault: fault === null ? null : line(fault), how: isShown ? 'shown' : 'loaded' };
}

/** The browser that `CHROME_PATH` names, or one in the usual places. */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
  isThere: (path: string) => boolean = existsSync,
): string | undefined {
  const named = env['CHROME_PATH'] ?? '';
  return named === '' ? usualPlaces.find(isThere) : named;
}

/** Shows applications in a browser, the named one or one in the usual places; null without one. */
export function browserAtHand(
  env: Readonly<Record<string, string | undefined>> = process.env,
  isThere?: (path: string) => boolean,
): LoadCheck | null {
  const program = findBrowser(env, isThere);
  return program === undefined ? null : async (page) => lookedIn(await loadInBrowser(program, page));
}

/**
 * Shows applications in a browser, the named one or one in the usual places; where there is none, or it does not start, loads
 * them in a process of Node with what browsers have but for the document.
 */
export function loadCheckAtHand(env: Readonly<Record<string, string | undefined>> = process.env): LoadCheck {
  const program = findBrowser(env);
  return async (page) => {
    const seen = program === undefined ? 'unknown' : await loadInBrowser(program, page);
    return lookedIn(seen === 'unknown' ? await loadInRunner(page) : seen);
  };
}
