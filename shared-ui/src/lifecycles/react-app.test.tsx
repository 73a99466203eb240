import { screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { reactApp, type AppLifecycles } from './react-app';
import { retryLazy } from './retry-lazy';

type Lifecycle = (props: object) => Promise<unknown>;

/** Drives the lifecycles the way single-spa does, in an element of its own. */
function start<P extends object>(lifecycles: AppLifecycles<P>, own: object = {}) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = (more: object = {}) => ({ name: 'demo', domElement, ...own, ...more });
  const run = (lifecycle: unknown, more?: object) => (lifecycle as Lifecycle)(props(more));
  return {
    domElement,
    bootstrap: () => run(lifecycles.bootstrap),
    mount: () => run(lifecycles.mount),
    update: (more: object) => run(lifecycles.update, more),
    unmount: () => run(lifecycles.unmount),
  };
}

const pressRetry = () => screen.getByRole('button', { name: 'Retry' }).click();

const appOf = (root: ComponentType<object>) => start(reactApp(() => Promise.resolve(root)));

// single-spa renders outside of any act(), and so do these tests.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

let logged: jest.SpyInstance;
const heard: unknown[] = [];
window.addEventListener('app-failure', (event) => heard.push((event as CustomEvent).detail));
beforeEach(() => {
  heard.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('renders the root on the first paint of mount, without a placeholder before it', async () => {
  const app = appOf(() => <p>first screen</p>);
  await app.bootstrap();
  expect(app.domElement.textContent).toBe('');
  await app.mount();
  expect(app.domElement.textContent).toBe('first screen');
});

it('keeps the state of the screen on update and leaves nothing behind on unmount', async () => {
  const effects: string[] = [];
  function Root({ count = 0 }: { count?: number }) {
    const [born] = useState(count);
    useEffect(() => {
      effects.push('on');
      return () => {
        effects.push('off');
      };
    }, []);
    return <p>{`born ${born} now ${count}`}</p>;
  }
  const app = start(
    reactApp<{ count?: number }>(() => Promise.resolve(Root)),
    { count: 1 },
  );
  await app.bootstrap();
  await app.mount();
  await app.update({ count: 2 });
  expect(app.domElement.textContent).toBe('born 1 now 2');
  await app.unmount();
  expect(app.domElement.childElementCount).toBe(0);
  // On, off, on again: StrictMode at the top checks effects in development.
  expect(effects).toEqual(['on', 'off', 'on', 'off']);
});

it('mounts although the first render throws, says so with a support id, and recovers by Retry', async () => {
  let broken = true;
  const app = appOf(() => {
    if (broken) throw new Error('no such thing');
    return <p>recovered</p>;
  });
  await app.bootstrap();
  await app.mount();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('This part of the page failed');
  const shown = /Reference: ([0-9a-f]{10})/.exec(alert.textContent)?.[1];
  expect(logged).toHaveBeenCalledWith(`[${shown}]`, expect.objectContaining({ message: 'no such thing' }));
  const [error, componentStack] = [expect.any(Error), expect.stringContaining('ErrorBoundary')];
  expect(heard).toEqual([{ supportId: shown, message: 'no such thing', error, componentStack }]);

  broken = false;
  pressRetry();
  await waitFor(() => expect(app.domElement).toHaveTextContent('recovered'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the failure again when Retry does not help', async () => {
  const app = appOf(() => {
    throw new Error('still broken');
  });
  await app.bootstrap();
  await app.mount();
  pressRetry();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page failed');
});

it('rejects bootstrap when the root cannot be loaded, and loads it when asked again', async () => {
  const load = jest
    .fn<Promise<ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(() => <p>loaded</p>);
  const app = start(reactApp(load));
  await expect(app.bootstrap()).rejects.toThrow('offline');
  await app.bootstrap();
  await app.mount();
  expect(app.domElement).toHaveTextContent('loaded');
});

it('fetches a lazy part again after its failed load was retried', async () => {
  const load = jest
    .fn<Promise<ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(() => <p>part</p>);
  const Part = retryLazy(load);
  const app = appOf(() => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ));
  await app.bootstrap();
  await app.mount();
  expect(await screen.findByRole('alert')).toHaveTextContent('Part of this page could not be fetched.');
  pressRetry();
  await waitFor(() => expect(app.domElement).toHaveTextContent('part'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('fetches a lazy part again at the next mount', async () => {
  const load = jest
    .fn<Promise<ComponentType<object>>, []>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(() => <p>part</p>);
  const Part = retryLazy(load);
  const app = appOf(() => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ));
  await app.bootstrap();
  await app.mount();
  await screen.findByRole('alert');
  await app.unmount();
  await app.mount();
  await waitFor(() => expect(app.domElement).toHaveTextContent('part'));
});
