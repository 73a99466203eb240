import { ensureBrowsers, findBrowser } from './browsers.mjs';

describe('a browser of the tests', () => {
  it.each([
    ['chromium', 'CHROME_PATH'],
    ['firefox', 'FIREFOX_PATH'],
    ['webkit', 'WEBKIT_DRIVER_PATH'],
  ] as const)('is the one that its variable names: %s', (name, variable) => {
    expect(findBrowser(name, { [variable]: '/opt/x/browser' }, () => true)).toBe('/opt/x/browser');
  });

  it('is said to be missing when its variable leads nowhere', () => {
    expect(() => findBrowser('chromium', { CHROME_PATH: '/opt/x/chrome' }, () => false)).toThrow(
      'CHROME_PATH is /opt/x/chrome, which does not exist.',
    );
  });

  it('is looked for in the usual places, in their order', () => {
    const there = new Set(['/usr/bin/google-chrome', '/usr/bin/chromium-browser']);
    expect(findBrowser('chromium', {}, (path) => there.has(path))).toBe('/usr/bin/chromium-browser');
    expect(findBrowser('chromium', {}, () => true)).toBe('/usr/bin/chromium-headless-shell');
    expect(findBrowser('chromium', {}, () => false)).toBeNull();
  });

  it('counts only with what it needs beside it: WebKit without a display is none', () => {
    expect(findBrowser('webkit', {}, (path) => path === '/usr/bin/WebKitWebDriver')).toBeNull();
    expect(findBrowser('webkit', {}, () => true)).toBe('/usr/bin/WebKitWebDriver');
  });
});

describe('the browsers of the tests', () => {
  const without =
    (...missing: readonly string[]) =>
    async (name: string) => {
      if (missing.includes(name)) throw new Error(`no ${name}`);
      return `/usr/bin/${name}`;
    };

  it('are all there are; one that is missing is said, and left out', async () => {
    const lines: string[] = [];
    const paths = await ensureBrowsers({ log: (line) => lines.push(line), env: {}, ensure: without('webkit') });
    expect(paths).toEqual({
      CHROME_PATH: '/usr/bin/chromium',
      FIREFOX_PATH: '/usr/bin/firefox',
      WEBKIT_DRIVER_PATH: '',
    });
    expect(lines).toEqual([
      'There is no WebKit here: nothing was tested in it (REQUIRE_BROWSERS=1 insists). no webkit',
    ]);
  });

  it.each([
    ['Chromium', {}, 'chromium'],
    ['one that REQUIRE_BROWSERS=1 insists on', { REQUIRE_BROWSERS: '1' }, 'firefox'],
    ['one that a variable names', { WEBKIT_DRIVER_PATH: '/opt/x' }, 'webkit'],
  ])('fail the run when %s is missing', async (_, env, missing) => {
    await expect(ensureBrowsers({ log: () => undefined, env, ensure: without(missing) })).rejects.toThrow(
      `no ${missing}`,
    );
  });
});
