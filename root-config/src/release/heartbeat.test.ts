import { createOutcomes } from '../slots/slot-outcome';
import { beatAlways, beatEvery } from './heartbeat';
import { heartbeatAddress } from './heartbeat-address';

const said: unknown[] = [];
const addresses: string[] = [];
class FakeWorker {
  constructor(address: string) {
    addresses.push(address);
  }
  postMessage(message: unknown) {
    said.push(message);
  }
}

Object.assign(globalThis, { Worker: FakeWorker });

let shown = 'reports';

const startOn = (address: string | null) => {
  const outcomes = createOutcomes(window, () => shown);
  const own = Object.assign(Object.create(window) as typeof window, {
    document,
    addEventListener: window.addEventListener.bind(window),
    setInterval: (run: () => void, every: number) => setInterval(run, every),
  });
  beatAlways({ window: own, heartbeat: address, outcomes, release: 'r', nonce: () => 'n' });
};

beforeEach(() => {
  jest.useFakeTimers();
  shown = 'reports';
  said.length = 0;
  addresses.length = 0;
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const reports = { app: 'mfe-reports', release: 'r', nonce: 'n' };

it('tells the worker that the page lives, and what it shows, and rests while it is out of sight or kept waiting [20.1]', () => {
  startOn('/heartbeat.js');
  jest.advanceTimersByTime(beatEvery);
  // An application that freezes the page as it starts says nothing of itself any more.
  shown = 'settings';
  window.dispatchEvent(new Event('single-spa:before-routing-event'));
  expect(addresses).toEqual(['/heartbeat.js']);
  expect(said).toEqual([reports, reports, { ...reports, app: 'mfe-settings' }]);
  said.length = 0;
  window.dispatchEvent(new Event('beforeprint'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(beatEvery);
  expect(said).toEqual([null, null, null]);
});

it('starts no worker where the document names none [20.1]', () => {
  startOn(null);
  expect(addresses).toEqual([]);
});

it('makes the address of the document before others can, and no policy where there is none [20.1]', () => {
  const made: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL(url: string): string }) => {
    made.push(name);
    return rules;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect([heartbeatAddress(window), made]).toEqual([null, []]);
  document.head.append(Object.assign(document.createElement('meta'), { name: 'heartbeat', content: '/heartbeat.js' }));
  expect([heartbeatAddress(window), made]).toEqual(['/heartbeat.js', ['heartbeat']]);
  Reflect.deleteProperty(window, 'trustedTypes');
  document.head.replaceChildren();
});
