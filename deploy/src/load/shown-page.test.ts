import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from '../compose/parts';
import type { Release } from '../compose/release';
import { loadInBrowser } from './in-browser';
import { findBrowser } from './load-check';
import { shownPageOf } from './shown-page';
import type { TriedPage } from './tried-page';

jest.setTimeout(60_000);

const folder = join(process.cwd(), 'dist/release');
const program = findBrowser() ?? '';
const isAtHand = existsSync(program) && existsSync(join(folder, 'parts.json'));

const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
const applications = ['ads-setup', 'dashboard', 'get-started', 'product-feed', 'reports', 'settings', 'setup'];

/** The release that is built here with the entry of one application changed. */
function pageWith(app: string, change: (code: string) => string = (code) => code): TriedPage {
  const { imports, files } = read<Release>('release.json');
  const { parts } = read<{ parts: Part[] }>('parts.json');
  const specifier = `@listings/mfe-${app}`;
  const entry = imports[specifier] ?? '';
  const bytesOf = async (url: string) => {
    const file = files[url];
    if (file === undefined) return null;
    const bytes = readFileSync(join(folder, file.file));
    return url === entry ? Buffer.from(change(bytes.toString('utf8'))) : bytes;
  };
  return { specifier, imports, shown: shownPageOf(parts, specifier), read: bytesOf };
}

/** The lifecycle in the place of the application's own. */
const mounting = (body: string) => (code: string) =>
  `${code.replace(/\b[\w$]+ as mount\b/, 'otherwise as mount')}\nasync function otherwise(props) { ${body} }`;
const afterwards = (body: string) => (code: string) => `${code}\nsetTimeout(() => { ${body} }, 50);`;
const onItsPage = (body: string) => `if (document.getElementById('bootstrap')) { ${body} }`;

/** Lifecycles of a root that React cannot draw, with the boundary of `shared-ui` around it. */
const brokenInRender = (code: string) => `import { reactApp as drawnBy } from '@listings/shared-ui';
${mounting('for (const step of [failing.bootstrap, failing.mount].flat()) await step(props);')(code)}
const failing = drawnBy(() => Promise.resolve(() => { throw new Error('no figures'); }));`;

const startedEndlessly = (code: string) => {
  const [, own = ''] = /\b([\w$]+) as mount\b/.exec(code) ?? [];
  return mounting(`for (const step of [${own}].flat()) await step(props); await new Promise(() => {});`)(code);
};
const stuckInBootstrap = (code: string) =>
  `${code.replace(/\b[\w$]+ as bootstrap\b/, 'wait as bootstrap')}\nasync function wait() { await new Promise(() => {}); }`;

const kinds: [string, (code: string) => string, string][] = [
  ['throws in mount', mounting(`throw new Error('no root');`), 'does not start on its page: no root'],
  ['throws a moment after it was mounted', afterwards(`throw new Error('late');`), 'throws on its page: late'],
  ['leaves a rejection', afterwards(`Promise.reject(new Error('unheard'));`), 'throws on its page: unheard'],
  ['throws what is no error', afterwards(`throw 'unheard';`), 'throws on its page: unheard'],
  ['rejects with what is no error', afterwards(`Promise.reject('unheard');`), 'rejects on its page with unheard'],
  ['rejects with nothing', afterwards(`Promise.reject();`), 'rejects on its page with undefined'],
  ['throws while it is drawn', brokenInRender, 'fails on its page: no figures'],
  ['shows nothing', mounting(''), 'shows nothing on its page'],
  ['never ends its mount', mounting('await new Promise(() => {});'), 'does not end its mount within 5 s on its page'],
  ['shows its screen and never ends its mount', startedEndlessly, 'does not end its mount within 5 s on its page'],
  ['never ends its bootstrap there', stuckInBootstrap, 'does not end its bootstrap within 5 s on its page'],
];

/** False when the process is still there after a while. */
async function hasEnded(pid: number): Promise<boolean> {
  for (const until = Date.now() + 5000; Date.now() < until; await new Promise((resolve) => setImmediate(resolve)))
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
  return false;
}

(isAtHand ? describe : describe.skip)('the page of the shell in a browser', () => {
  it.each(applications)(
    'shows the application %s, whose server answers nothing, without a fault [20.4]',
    async (app) => {
      expect(await loadInBrowser(program, pageWith(app))).toEqual({ fault: null, isShown: true });
    },
  );

  it.each(kinds)('tells an application that %s [20.1, 20.4]', async (_kind, change, fault) => {
    expect(await loadInBrowser(program, pageWith('reports', change))).toEqual({ fault, isShown: true });
  });

  it('leaves no process behind where the program is a script that starts the browser [20.4]', async () => {
    const own = mkdtempSync(join(tmpdir(), 'browser-'));
    const [script, note] = [join(own, 'browser'), join(own, 'pid')];
    writeFileSync(script, `#!/bin/sh\n"${program}" "$@" &\necho $! > "${note}"\nwait\n`, { mode: 0o755 });
    expect(await loadInBrowser(script, pageWith('reports'))).toEqual({ fault: null, isShown: true });
    const pid = Number(readFileSync(note, 'utf8'));
    rmSync(own, { recursive: true });
    expect(await hasEnded(pid)).toBe(true);
  });

  it('tells an application that freezes its page by its silence [20.1, 20.4]', async () => {
    const frozen = pageWith('reports', afterwards(onItsPage('for (;;);')));
    const fault = 'freezes its page for 12 s';
    expect(await loadInBrowser(program, frozen, 12_000)).toEqual({ fault, isShown: true });
  });
});

it('has no page for what no route leads to', () => {
  expect(shownPageOf([], '@listings/mfe-nowhere')).toBeNull();
});
