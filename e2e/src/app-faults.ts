import type { Page, Route } from 'playwright-core';
import { releaseWith } from './tampering';
import { entryOf, textOf } from './release';

/** Takes the fault away again. */
export type Heal = () => Promise<void>;

export interface AppFault {
  readonly name: string;
  /** `leaving`: the screen itself works, the fault shows on the way out. */
  readonly shows: 'message' | 'leaving';
  /** Puts the fault in place on a page that has not loaded the application yet. */
  readonly plant: (page: Page, app: string) => Promise<Heal>;
}

declare global {
  interface Window {
    /** The step that misbehaves in the application under test, such as `mount hangs`. */
    applicationFault?: string | undefined;
  }
}

const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/** The real application with each lifecycle behind a switch, so that a fault can be taken away without a page load. */
function switched(source: string): string {
  const list = EXPORTS.exec(source)?.[1];
  if (list === undefined) throw new Error('the entry file ends with no export list');
  const local = Object.fromEntries(
    list.split(',').map((pair) => {
      const [from = '', to = from] = pair.split(/\s+as\s+/).map((name) => name.trim());
      return [to, from];
    }),
  );
  const wrapped = ['bootstrap', 'mount', 'unmount'].map((name) => `wrap('${name}', ${local[name] ?? ''})`);
  // Names that no minifier chooses.
  return `${source.replace(EXPORTS, '')}
const [switchedBootstrap, switchedMount, switchedUnmount] = (() => {
  const is = (name) => window.applicationFault === name;
  const trapped = (props) => ({ ...props, bootstrap: new Proxy(props.bootstrap, {
    get(target, key) { if (is('render throws')) throw new Error('boom in render'); return target[key]; },
  }) });
  const wrap = (name, real) => (props) => {
    if (is(name + ' throws')) throw new Error('boom in ' + name);
    if (is(name + ' hangs')) return new Promise(() => {});
    return real(name === 'mount' ? trapped(props) : props);
  };
  return [${wrapped.join(', ')}];
})();
export { switchedBootstrap as bootstrap, switchedMount as mount, switchedUnmount as unmount };
`;
}

const setFault = (page: Page, fault: string | undefined) =>
  page.evaluate((value) => {
    window.applicationFault = value;
  }, fault);

/** A step of the real application throws or never ends. */
const inStep = (name: string, shows: AppFault['shows'] = 'message'): AppFault => ({
  name,
  shows,
  plant: async (page, app) => {
    const url = entryOf(app);
    await releaseWith(page, url, switched(textOf(url)));
    await page.reload();
    await setFault(page, name);
    return () => setFault(page, undefined);
  },
});

/** The released file itself is bad; healing releases the right one, which an open page gets by a reload. */
const inRelease = (name: string, text: (real: string) => string): AppFault => ({
  name,
  shows: 'message',
  plant: async (page, app) => {
    const url = entryOf(app);
    await releaseWith(page, url, text(textOf(url)));
    await page.reload();
    return () => page.unrouteAll();
  },
});

type Answer = Parameters<Page['route']>[1];

/** The file is right, but does not arrive. */
const onTheWay = (name: string, answer: Answer): AppFault => ({
  name,
  shows: 'message',
  plant: async (page, app) => {
    await page.route(`**${entryOf(app)}`, answer);
    return () => page.unrouteAll();
  },
});

/** The answer does not come; healing lets it through, and a page that still waits for it shows the screen after all. */
const loadHangs: AppFault = {
  name: 'load hangs',
  shows: 'message',
  plant: async (page, app) => {
    const waiting: Route[] = [];
    let healed = false;
    await page.route(`**${entryOf(app)}`, (route) => (healed ? route.continue() : void waiting.push(route)));
    return async () => {
      healed = true;
      await Promise.all(waiting.map((route) => route.continue()));
    };
  },
};

const javascript = 'text/javascript; charset=utf-8';

/** The sixteen kinds of fault an application may have. */
export const appFaults: readonly AppFault[] = [
  inRelease('throws on import', (real) => `throw new Error('boom on import');\n${real}`),
  inStep('bootstrap throws'),
  inStep('mount throws'),
  inStep('render throws'),
  inStep('unmount throws', 'leaving'),
  loadHangs,
  inStep('bootstrap hangs'),
  inStep('mount hangs'),
  inStep('unmount hangs', 'leaving'),
  onTheWay('404', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })),
  onTheWay('503 once', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' })),
  onTheWay('connection reset', (route) => route.abort('connectionreset')),
  onTheWay('HTML instead', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' })),
  inRelease('does not parse', (real) => `${real}\n}`),
  inRelease('misses an export it imports', (real) => `import { nowhere } from 'react';\n${real}`),
  inRelease('no lifecycles', () => 'export const nothing = 1;\n'),
];

/** A file that arrives with a byte more than the release says. */
export const tampered = async (page: Page, url: string): Promise<Heal> => {
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: javascript, body: `${textOf(url)} ` }));
  return () => page.unrouteAll();
};
