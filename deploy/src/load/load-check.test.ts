import { existsSync } from 'node:fs';
import { loadInBrowser } from './in-browser';
import { loadInRunner } from './in-runner';
import { browserAtHand, findBrowser, loadCheckAtHand } from './load-check';
import type { Loaded, TriedPage } from './tried-page';

const lifecycles =
  'export const bootstrap = async () => {}; export const mount = [bootstrap]; export const unmount = bootstrap;';
const shared = 'export const useState = () => document.title;';

const pageOf = (source: string, library = shared): TriedPage => {
  const files = new Map([
    ['/assets/react/react.js', library],
    ['/assets/mfe-a/app.js', `import { useState } from 'react';\n${source}`],
    ['/assets/mfe-a/part.js', `export const part = 'a part';`],
  ]);
  const read = async (url: string) => (files.has(url) ? Buffer.from(files.get(url) ?? '') : null);
  return { specifier: '@listings/mfe-a', imports: { react: '/assets/react/react.js', '@listings/mfe-a': '/assets/mfe-a/app.js' }, read }; // prettier-ignore
};

const kinds: [string, string, Loaded][] = [
  ['starts, with a lazy part', `${lifecycles} await import('./part.js');`, { fault: null }],
  ['needs what the page gives it', lifecycles.replace('async () => {}', 'async ({ navigation, bootstrap: { shop } }) => shop[navigation.current().path]'), { fault: null }],
  ['throws', `${lifecycles} throw new Error('boom');`, { fault: 'throws when it is loaded: boom' }],
  ['throws no error', `${lifecycles} throw 'boom';`, { fault: 'throws when it is loaded: boom' }],
  ['has lifecycles that are none', 'export const bootstrap = 1; export const mount = [() => {}, 2]; export const unmount = () => {};', { fault: 'has no function bootstrap, mount once it is loaded' }],
  ['fails in bootstrap', lifecycles.replace('async () => {}', `async () => { throw new Error('no root'); }`), { fault: 'fails in bootstrap: no root' }],
]; // prettier-ignore

describe('in a process of Node', () => {
  it.each(kinds)('tells an application that %s [20.4]', async (_kind, source, loaded) => {
    // What is thrown that is no error has no place: it may be that of others.
    const isPlaceless = source.includes(`throw 'boom'`);
    expect(await loadInRunner(pageOf(source))).toEqual(isPlaceless ? 'unknown' : loaded);
  });

  it('does not judge by what others throw for want of a document', async () => {
    expect(await loadInRunner(pageOf(lifecycles, `${shared} throw new Error('no document');`))).toBe('unknown');
  });

  it('gives the code no files, no processes and no environment', async () => {
    const way = `const host = structuredClone.constructor('return process')();`;
    const ask = (what: string) =>
      loadInRunner(
        pageOf(`${lifecycles} ${way}
        let said;
        try { said = ${what}; } catch ({ code }) { said = code; }
        throw new Error(said);`),
      );
    expect(await ask('Object.keys(host.env).length')).toEqual({ fault: 'throws when it is loaded: 0' });
    const denied = { fault: 'throws when it is loaded: ERR_ACCESS_DENIED' };
    expect(await ask(`host.getBuiltinModule('fs').readFileSync('/etc/hosts')`)).toEqual(denied);
    expect(await ask(`host.getBuiltinModule('child_process').execSync('id')`)).toEqual(denied);
  });
});

const program = findBrowser() ?? '';
const withBrowser = existsSync(program) ? describe : describe.skip;

withBrowser('in a browser', () => {
  it('tells applications that start from those that throw, lack lifecycles or fail in bootstrap [20.4]', async () => {
    for (const [, source, loaded] of kinds) expect(await loadInBrowser(program, pageOf(source))).toEqual(loaded);
  });

  it('gives the code nothing of the network but its own page', async () => {
    const ask = `await fetch('http://127.0.0.1:9/').catch((error) => { throw new Error('kept: ' + error.message); });`;
    expect(await loadInBrowser(program, pageOf(`${lifecycles} ${ask}`))).toEqual({
      fault: expect.stringMatching(/^throws when it is loaded: kept: /),
    });
  });
});

it('finds a browser in the usual places where none is named [20.4]', () => {
  const there = (path: string) => path === '/usr/bin/google-chrome';
  expect(findBrowser({}, there)).toBe('/usr/bin/google-chrome');
  expect(findBrowser({ CHROME_PATH: '/opt/chrome' }, there)).toBe('/opt/chrome');
  expect(browserAtHand({}, there)).not.toBeNull();
});

it('does without a browser that is not there, and says the fault in one line', async () => {
  expect(browserAtHand({}, () => false)).toBeNull();
  const check = loadCheckAtHand({ CHROME_PATH: '/nowhere/chromium' });
  expect(await check(pageOf(`${lifecycles} throw new Error('boom\\n\\u001b[2J' + 'x'.repeat(400));`))).toEqual({
    fault: expect.stringMatching(/^throws when it is loaded: boom \[2J ?x{200,300}$/),
    how: 'loaded',
  });
});
