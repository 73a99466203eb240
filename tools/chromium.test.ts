import { findChromium } from './chromium.mjs';

describe('the browser of the tests', () => {
  it('is the one CHROME_PATH names', () => {
    expect(findChromium({ CHROME_PATH: '/opt/x/chrome' }, () => true)).toBe('/opt/x/chrome');
  });

  it('says so when CHROME_PATH leads nowhere', () => {
    expect(() => findChromium({ CHROME_PATH: '/opt/x/chrome' }, () => false)).toThrow(
      'CHROME_PATH is /opt/x/chrome, which does not exist.',
    );
  });

  it('is looked for in the usual places, in their order', () => {
    const there = new Set(['/usr/bin/google-chrome', '/usr/bin/chromium-browser']);
    expect(findChromium({}, (path: string) => there.has(path))).toBe('/usr/bin/chromium-browser');
    expect(findChromium({}, () => false)).toBeNull();
  });
});
