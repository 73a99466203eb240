type BrowserName = 'chromium' | 'firefox' | 'webkit';
type Variables = Readonly<Record<string, string | undefined>>;
type Log = (line: string) => void;

/** The path of an installed browser's program, or null. Throws when its variable leads nowhere. */
export function findBrowser(name: BrowserName, env?: Variables, exists?: (path: string) => boolean): string | null;

/** The path of a browser for the tests; installs Debian's packages where that is possible. */
export function ensureBrowser(name: BrowserName, options?: { readonly log?: Log }): Promise<string>;

/** The programs for the browser tests, by the variables that name them; empty for one that is left out. */
export function ensureBrowsers(options?: {
  readonly log?: Log;
  readonly env?: Variables;
  readonly ensure?: typeof ensureBrowser;
}): Promise<Readonly<Record<string, string>>>;
