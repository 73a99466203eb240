/** The path of an installed Chrome or Chromium, or null. Throws when CHROME_PATH leads nowhere. */
export function findChromium(
  env?: Readonly<Record<string, string | undefined>>,
  exists?: (path: string) => boolean,
): string | null;

/** The path of a browser for the tests; installs Debian's package where that is possible. */
export function ensureChromium(options?: { readonly log?: (line: string) => void }): Promise<string>;
