import { waitFor } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { reactApp } from './react-app';

type Lifecycle = (props: object) => Promise<unknown>;

let container: HTMLElement;
let effects: string[];
const services = { of: 'the page' };

function Screen({ count = 0 }: { count?: number }) {
  const [born] = useState(count);
  useEffect(() => {
    effects.push('on');
    return () => void effects.push('off');
  }, []);
  return <button type="button">{`born ${born} now ${count}`}</button>;
}

/** Drives the lifecycles of a resuming application the way single-spa does, each mount in an element of its own. */
function applicationOf(root: ComponentType<{ count?: number }>) {
  const { bootstrap, mount, unmount } = reactApp<object>(() => Promise.resolve(root), { resumes: true });
  const run = (lifecycle: unknown, more: object) =>
    (lifecycle as Lifecycle)({ name: 'demo', domElement: container, services, ...more });
  return {
    begin: () => run(bootstrap, {}),
    comeTo: (href: string, more: object = {}) => {
      window.history.replaceState(null, '', href);
      container = document.body.appendChild(document.createElement('div'));
      return run(mount, { mountParcel: () => undefined, ...more });
    },
    leaveTo: async (href: string) => {
      window.history.replaceState(null, '', href);
      await run(unmount, {});
      container.remove();
    },
  };
}

/** An application that has been shown and left once: from then on its screens are kept. */
async function visited(root: ComponentType<{ count?: number }> = Screen) {
  const app = applicationOf(root);
  await app.begin();
  await app.comeTo('/feed');
  await app.leaveTo('/reports');
  await import('./resumed-roots');
  effects = [];
  await app.comeTo('/feed');
  return app;
}

const shown = () => container.querySelector('button');

// single-spa renders outside of any act(), and so do these tests.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(() => {
  effects = [];
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('shows a screen that nobody touched as it was left, and begins its effects anew [19.11]', async () => {
  const app = await visited();
  const before = shown();
  await app.leaveTo('/reports');
  expect([before?.isConnected, container.childElementCount, effects.at(-1)]).toEqual([false, 0, 'off']);
  await app.comeTo('/feed');
  expect(shown()).toBe(before);
  expect(before).toBeVisible();
  await waitFor(() => expect(effects.at(-1)).toBe('on'));
});

it('renders a kept screen once more when a prop changed that it reads', async () => {
  const app = await visited();
  await app.leaveTo('/reports');
  await app.comeTo('/feed', { count: 2 });
  expect(shown()).toHaveTextContent('born 0 now 2');
});

it('makes the first screen anew: what keeps screens is fetched when it is left', async () => {
  const app = applicationOf(Screen);
  await app.begin();
  await app.comeTo('/feed');
  const before = shown();
  await app.leaveTo('/reports');
  expect(before?.parentElement).toBeNull();
  await app.comeTo('/feed');
  expect(shown()).not.toBe(before);
});

const act = (type: string) => () => void shown()?.dispatchEvent(new Event(type, { bubbles: true }));
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  return () => void shown()?.dispatchEvent(event);
};
const put = (name: string, value: string, place: () => Element | null | undefined) => () => {
  const element = document.createElement('div');
  element.setAttribute(name, value);
  place()?.append(element);
};
const within = () => shown()?.parentElement;

it.each<[string, () => void]>([
  ['was clicked', act('click')],
  ['was typed into', act('input')],
  ['was used by keyboard', press('ArrowDown')],
  ['has the pointer over it', act('pointerover')],
  ['still loads', put('aria-busy', 'true', within)],
  ['says what failed', put('role', 'alert', within)],
  ['shows what is to be seen once', put('data-once', 'true', within)],
  ['has a dialog over it', put('class', 'MuiModal-root', () => document.body)],
])('makes a screen anew that %s [19.11]', async (_, happen) => {
  const app = await visited();
  const before = shown();
  happen();
  await app.leaveTo('/reports');
  await app.comeTo('/feed');
  expect(shown()).not.toBe(before);
  expect(shown()).toHaveTextContent('born 0 now 0');
});

it.each<[string, () => void]>([
  [
    'the pointer has left',
    () => {
      act('pointerover')();
      container.firstElementChild?.dispatchEvent(new Event('pointerleave'));
    },
  ],
  ['the focus moved through', press('Tab')],
  ['was copied from', press('c', { ctrlKey: true })],
])('keeps a screen that %s', async (_, happen) => {
  const app = await visited();
  const before = shown();
  happen();
  await app.leaveTo('/reports');
  await app.comeTo('/feed');
  expect(shown()).toBe(before);
});

const heardOf = (href: string) => {
  window.history.replaceState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

it('makes a screen anew whose address changed while it was shown', async () => {
  const app = await visited();
  const before = shown();
  heardOf('/feed?status=pending');
  heardOf('/feed');
  await app.leaveTo('/reports');
  await app.comeTo('/feed');
  expect(shown()).not.toBe(before);
});

it('makes a screen anew that showed nothing yet', async () => {
  let isEmpty = true;
  const app = await visited(() => (isEmpty ? null : <Screen />));
  await app.leaveTo('/reports');
  isEmpty = false;
  await app.comeTo('/feed');
  expect(shown()).toHaveTextContent('born 0 now 0');
});

it('keeps no screen below the first one of an application', async () => {
  const app = await visited();
  const below = '/feed?subpath=/edit';
  await app.leaveTo('/reports');
  await app.comeTo(below);
  const before = shown();
  await app.leaveTo('/reports');
  await app.comeTo(below);
  expect(shown()).not.toBe(before);
});

it('makes a screen anew at another address, and lets go of the one that was kept', async () => {
  const app = await visited();
  const before = shown();
  await app.leaveTo('/reports');
  await app.comeTo('/feed?status=pending');
  expect(shown()).not.toBe(before);
  await app.leaveTo('/reports');
  await app.comeTo('/feed');
  expect(shown()).toHaveTextContent('born 0 now 0');
  expect(shown()).not.toBe(before);
});

it('keeps a screen for nearly five minutes', async () => {
  const app = await visited();
  const before = shown();
  jest.useFakeTimers({ advanceTimers: true });
  await app.leaveTo('/reports');
  jest.advanceTimersByTime(299_000);
  await app.comeTo('/feed');
  expect(shown()).toBe(before);
});

it.each<[string, () => void]>([
  ['after five minutes', () => jest.advanceTimersByTime(300_000)],
  ['when another tab changes what the browser keeps', () => void window.dispatchEvent(new Event('storage'))],
])('lets go of a kept screen %s [19.11]', async (_, pass) => {
  const app = await visited();
  const before = shown();
  // single-spa-react tells of its steps by timers of its own.
  jest.useFakeTimers({ advanceTimers: true });
  await app.leaveTo('/reports');
  pass();
  await app.comeTo('/feed');
  expect(shown()).not.toBe(before);
});
