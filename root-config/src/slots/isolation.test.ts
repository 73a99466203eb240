import { getAppNames, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { createShellTexts } from '../messages/texts';
import { slotId } from '../page/ids';
import { pageBody } from '../page/skeleton';
import { showMarkup } from '../testing/page';
import type { PageProps } from './page-props';
import { registerApplications } from './register-applications';
import type { SlotOutcome } from './slot-outcome';

type Module = Record<string, unknown>;

const broken = '/google/reports';
const healthy = '/google/dashboard';
const never = () => new Promise<never>(() => {});
const boom = () => {
  throw new Error('boom');
};
const fetchFailure = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/reports.js'));

const slot = (app: string) => document.getElementById(slotId(app)) as HTMLElement;
const reports = () => slot('reports');

/** An application that works, with one of its parts replaced. */
const application = (name: string, over: Module = {}): Module => ({
  bootstrap: async () => {},
  mount: async () => {
    const heading = document.createElement('h1');
    heading.textContent = `${name} works`;
    slot(name).replaceChildren(heading);
  },
  unmount: async () => slot(name).replaceChildren(),
  ...over,
});

const works = () => Promise.resolve(application('reports'));
const withStep = (over: Module) => () => Promise.resolve(application('reports', over));

/** Shows something and then never settles, as React does when a render throws and nothing catches it. */
const throwInRender = () => {
  slot('reports').replaceChildren();
  setTimeout(() => console.error('uncaught: boom in render'));
  return never();
};

let load: () => Promise<unknown>;
const reloadPage = jest.fn();
let outcomes: SlotOutcome[];

const passTime = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
async function go(path: string, milliseconds = 0) {
  window.history.pushState(null, '', path);
  await passTime(milliseconds);
}
const alert = () => document.querySelector(`[role=alert][data-slot="${slotId('reports')}"]`);
const heading = () => alert()?.querySelector('h1')?.textContent;
const message = () => alert()?.textContent ?? '';
const button = () => alert()?.querySelector('button');

beforeAll(() => {
  jest.useFakeTimers();
  start();
});
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  reloadPage.mockClear();
  outcomes = [];
  showMarkup(pageBody);
  load = works;
  registerApplications({
    document,
    text: createShellTexts('en', {}),
    // The applications of these tests read none of it.
    props: {} as PageProps,
    named: (url) => url,
    reloadPage,
    keepFocus: () => document.getElementById('apps')?.focus(),
    load: (app) => (app === 'reports' ? load() : Promise.resolve(application(app))),
    told: (outcome) => outcomes.push(outcome),
  });
  await go(healthy, 100);
});
afterEach(async () => {
  await go('/elsewhere', 20_000);
  const done = Promise.all(getAppNames().map((name) => unregisterApplication(name)));
  await passTime(20_000);
  await done;
  jest.restoreAllMocks();
});
afterAll(() => jest.useRealTimers());

/** A fault of the files: it passes when they can be fetched. */
const inFiles = (faulty: () => Promise<unknown>) => () => {
  load = faulty;
  return () => {
    load = works;
  };
};

/** A fault of a step: the module stays the same, its step works again. */
const inStep = (step: string, faulty: () => unknown) => () => {
  const module = application('reports', { [step]: faulty });
  load = () => Promise.resolve(module);
  return () => {
    module[step] = application('reports')[step];
  };
};

/** The sixteen faults: each is put in place by a function that answers with the one that takes it away. */
const faults: readonly (readonly [string, () => () => void])[] = [
  ['throws when it is imported', inFiles(() => Promise.reject(new Error('boom')))],
  ['throws in bootstrap', inStep('bootstrap', boom)],
  ['throws in mount', inStep('mount', boom)],
  ['throws in render', inStep('mount', throwInRender)],
  ['throws in unmount', inStep('unmount', boom)],
  ['hangs while it loads', inFiles(never)],
  ['hangs in bootstrap', inStep('bootstrap', never)],
  ['hangs in mount', inStep('mount', never)],
  ['hangs in unmount', inStep('unmount', never)],
  ['is not there (404)', inFiles(fetchFailure)],
  ['answers 503 once', inFiles(fetchFailure)],
  ['has its connection reset', inFiles(fetchFailure)],
  ['is HTML', inFiles(fetchFailure)],
  ['does not parse', inFiles(() => Promise.reject(new SyntaxError("Unexpected token '}'")))],
  [
    'misses an export it imports',
    inFiles(() => Promise.reject(new SyntaxError("The module 'react' does not provide an export named 'x'"))),
  ],
  ['exports no lifecycles', inFiles(() => Promise.resolve({ default: {} }))],
];
const showsOnTheWayOut = (fault: string) => fault.endsWith('in unmount');

describe.each(faults)('an application that %s [C-6, G18]', (fault, put) => {
  it('never holds back the way to another screen, at once or later', async () => {
    put();
    await go(broken);
    await go(healthy, 2000);
    expect(slot('dashboard').textContent).toBe('dashboard works');
    await go(broken, 6000);
    await go(healthy, 2000);
    expect([slot('dashboard').hidden, reports().hidden]).toEqual([false, true]);
    expect(slot('dashboard').textContent).toBe('dashboard works');
  });

  it('never leaves an empty slot: it shows the screen, or a message with a way on', async () => {
    put();
    await go(broken, 6000);
    const seen = [reports().textContent, heading(), button()?.textContent, /Support id: [0-9A-F]{8}$/.test(message())];
    const screen = ['reports works', undefined, undefined, false];
    expect(seen).toEqual(showsOnTheWayOut(fault) ? screen : ['', 'This section did not load', 'Retry', true]);
  });

  it('works again without a page load once the fault is gone, by Retry', async () => {
    const heal = put();
    await go(broken, 6000);
    if (showsOnTheWayOut(fault)) await go(healthy, 6000);
    heal();
    if (showsOnTheWayOut(fault)) await go(broken, 100);
    button()?.click();
    await passTime(100);
    expect([reports().textContent, alert()]).toEqual(['reports works', null]);
    expect([reports().hasAttribute('aria-busy'), reloadPage.mock.calls]).toEqual([false, []]);
  });
});

it('tells how long each start took, and what failed with its support id [D-6]', async () => {
  load = never;
  await go(broken, 6000);
  const supportId = reports().nextElementSibling?.getAttribute('data-support-id');
  load = works;
  button()?.click();
  await passTime(100);
  const ofReports = outcomes.filter(({ app }) => app === 'reports');
  const late = 'reports: load took longer than 5000 ms';
  expect(ofReports.map(({ milliseconds, failure }) => [Math.round(milliseconds), failure])).toEqual([
    [5000, { supportId, message: late, stack: expect.stringContaining(late) }],
    [0, null],
  ]);
});

it('takes what it shows off the page at once, before it is unmounted piece by piece [19.11]', async () => {
  const seen: unknown[] = [];
  const shown = application('reports');
  let title: Element | null = null;
  const unmount = async () => void seen.push(title?.isConnected, reports().childElementCount, reports().hidden);
  load = () => Promise.resolve({ ...shown, unmount });
  await go(broken, 100);
  title = reports().querySelector('h1');
  expect(title?.isConnected).toBe(true);
  await go(healthy, 100);
  expect(seen).toEqual([false, 0, true]);
});

it('never rejects towards single-spa, which would not revive the application', async () => {
  load = () => Promise.reject(new Error('boom'));
  await go(broken, 6000);
  await go(healthy, 100);
  load = works;
  await go(broken, 100);
  expect(reports().textContent).toBe('reports works');
});

it('gives load, bootstrap, mount and unmount five seconds each, and clears every timer', async () => {
  load = withStep({ mount: never });
  await go(broken, 4990);
  expect(alert()).toBeNull();
  await passTime(20);
  expect(alert()?.textContent).toContain('It took too long to answer.');
  load = works;
  await go(healthy, 10_000);
  expect(jest.getTimerCount()).toBe(0);
});

it('offers to reload the page when a module that was evaluated fails a second time', async () => {
  load = withStep({ mount: boom });
  await go(broken, 100);
  button()?.click();
  await passTime(100);
  expect(button()?.textContent).toBe('Reload the page');
  button()?.click();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('offers Retry as long as the files cannot be fetched, and a reload beside it once Retry did not help: browsers may remember the failure', async () => {
  load = fetchFailure;
  await go(broken, 100);
  const buttons = () => [...(alert()?.querySelectorAll('button') ?? [])];
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Retry']);
  for (let times = 0; times < 3; times += 1) {
    button()?.click();
    await passTime(100);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Retry', 'Reload the page']);
  }
  buttons()[1]?.click();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('keeps the focus in the page when Retry goes away', async () => {
  load = fetchFailure;
  await go(broken, 100);
  button()?.focus();
  load = works;
  button()?.click();
  expect(document.activeElement?.id).toBe('apps');
});

it('shows after all what arrives after the deadline, without moving the focus', async () => {
  // As import() does, it answers every time with the one load that is under way.
  const arriving = new Promise((resolve) => setTimeout(() => resolve(application('reports')), 8000));
  load = () => arriving;
  await go(broken, 6000);
  expect(alert()).not.toBeNull();
  await passTime(2100);
  expect(reports().textContent).toBe('reports works');
  expect(document.activeElement?.id).toBe('');
});

it('hides what an application given up still renders', async () => {
  const lateTo = { element: null as HTMLElement | null };
  load = withStep({
    mount: () => {
      reports().textContent = 'half of it';
      lateTo.element = reports();
      return new Promise<void>((resolve) => setTimeout(resolve, 7000)).then(() =>
        lateTo.element?.append(' and too late'),
      );
    },
  });
  await go(broken, 8000);
  expect(lateTo.element?.textContent).toBe('half of it and too late');
  expect(lateTo.element?.isConnected).toBe(false);
  expect(button()?.textContent).toBe('Retry');
  expect(document.getElementById('apps')?.textContent).not.toContain('half of it');
});

it('unmounts an application that was left while it was still mounting', async () => {
  const unmount = jest.fn(async () => {});
  load = withStep({ mount: () => new Promise<void>((resolve) => setTimeout(resolve, 1000)), unmount });
  await go(broken, 100);
  await go(healthy, 100);
  expect(unmount).not.toHaveBeenCalled();
  await passTime(1000);
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('does not mount an application that was left while it was still loading', async () => {
  const mount = jest.fn(async () => {});
  load = () => new Promise((resolve) => setTimeout(() => resolve(application('reports', { mount })), 1000));
  await go(broken, 100);
  await go(healthy, 2000);
  expect(mount).not.toHaveBeenCalled();
});

it('says with its support id on the console what failed', async () => {
  const error = new Error('boom');
  load = () => Promise.reject(error);
  await go(broken, 100);
  const id = alert()?.getAttribute('data-support-id') ?? '';
  expect(console.error).toHaveBeenCalledWith(`reports did not load (support id ${id})`, error);
});

it('passes the page to the application, and its name', async () => {
  const mount = jest.fn(async (_props: Module) => {});
  load = withStep({ mount });
  await go(broken, 100);
  await triggerAppChange();
  expect(mount.mock.calls[0]?.[0]).toMatchObject({ name: 'reports' });
});
